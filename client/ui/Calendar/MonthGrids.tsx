import { type CalendarDate, parseDate } from '@internationalized/date'
import type { CSSProperties } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { classes } from '../classes.ts'
import { chevronLeft, chevronRight } from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import css from './Calendar.module.css'
import type { CalendarProps } from './calendarProps.ts'
import { isOpenDay, readDay, readRange } from './dayRules.ts'
import { todayHere } from './useToday.ts'

/** Rows of every month: a constant number, to keep the layout stable between months. */
const weeks = 6

const asDate = (day: string | null | undefined): CalendarDate | null =>
  day ? parseDate(day) : null

/** Shows the grids of days. Heavy: `Calendar` loads it lazily. */
export function MonthGrids(props: CalendarProps) {
  const {
    label,
    language,
    months = 1,
    min,
    max,
    allowed,
    disabled,
    day,
    autoFocus,
    opensAt,
  } = props
  const today = todayHere()
  const limits = { min, max, allowed, disabled }
  const shared = {
    'aria-label': label,
    visibleDuration: { months },
    weeksInMonth: weeks,
    minValue: asDate(readDay(min, today)),
    maxValue: asDate(readDay(max, today)),
    isDateUnavailable: (date: { toString(): string }) => !isOpenDay(date.toString(), limits, today),
    autoFocus,
    style: { '--months': months } as CSSProperties,
    className: classes(css.calendar, !props.range && css.single, day && css.withContent) ?? '',
  }
  const begin = readDay(opensAt, today) ?? firstOpen(allowed, today)

  const grids = (
    <>
      <Button slot="previous" className={css.turn ?? ''}>
        <Icon glyph={chevronLeft} />
      </Button>
      <Button slot="next" className={css.turn ?? ''}>
        <Icon glyph={chevronRight} />
      </Button>
      <div className={css.months}>
        {Array.from({ length: months }, (_, offset) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the nth visible month
          <div key={offset} className={css.month}>
            <CalendarHeading offset={{ months: offset }} className={css.heading ?? ''} />
            <CalendarGrid
              offset={{ months: offset }}
              weekdayStyle="short"
              className={css.grid ?? ''}
            >
              <CalendarGridHeader>
                {(name) => (
                  <CalendarHeaderCell className={css.weekday ?? ''}>{name}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>{cell}</CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
    </>
  )

  function cell(date: CalendarDate) {
    const said = day?.(date.toString())
    return (
      <CalendarCell
        date={date}
        className={css.day ?? ''}
        render={(own) => {
          const label = said ? `${own['aria-label']}, ${said.label}` : own['aria-label']
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its attributes include the button role
          return <div {...own} aria-label={label} />
        }}
      >
        {({ formattedDate }) => (
          <>
            <span>{formattedDate}</span>
            {day && <span data-words={said?.content} className={css.content} />}
          </>
        )}
      </CalendarCell>
    )
  }

  if (props.range) {
    const range = readRange(props.value, {}, today)
    return (
      <I18nProvider locale={language}>
        <RangeCalendar
          {...shared}
          allowsNonContiguousRanges
          value={range && { start: parseDate(range.start), end: parseDate(range.end) }}
          defaultFocusedValue={asDate(range?.start ?? begin)}
          onChange={({ start, end }) =>
            props.onChange?.({ start: start.toString(), end: end.toString() })
          }
        >
          {grids}
        </RangeCalendar>
      </I18nProvider>
    )
  }
  const value = readDay(props.value, today)
  return (
    <I18nProvider locale={language}>
      <Calendar
        {...shared}
        value={asDate(value)}
        defaultFocusedValue={asDate(value ?? begin)}
        onChange={(date: CalendarDate) => props.onChange?.(date.toString())}
      >
        {grids}
      </Calendar>
    </I18nProvider>
  )
}

/** Returns the first selectable day where only some are allowed: the calendar opens there. */
const firstOpen = (allowed: readonly string[] | undefined, today: string): string | null =>
  allowed
    ?.map((entry) => readDay(entry, today))
    .filter((entry) => entry !== null)
    .toSorted()[0] ?? null
