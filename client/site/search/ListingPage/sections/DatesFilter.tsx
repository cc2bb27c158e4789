import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { localeFacts } from '#schema/codes/locales.ts'
import { useDateLabels } from '../../../../features/shell/KitTexts/useDateLabels.ts'
import { useSite } from '../../../../routing/site.ts'
import type { DayRange } from '../../../../ui/Calendar/dayRules.ts'
import { DateRangePicker } from '../../../../ui/DatePicker/DateRangePicker.tsx'
import { filterMessages as messages } from '../listingPage.messages.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './Filters.module.css'

/**
 * Returns whether to search for a date. While a year is typed, browsers report years such as 0002,
 * which are not searched.
 */
const isFinishedDate = (day: string): boolean => day === '' || day >= '2000'

/** Filter for the dates between which the whole trip must be. */
export function DatesFilter({ search: { filter, apply } }: { search: ListingSearch }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const labels = useDateLabels()
  const [typed, setTyped] = useState<DayRange>({
    start: filter.dateFrom ?? '',
    end: filter.dateTo ?? '',
  })
  useEffect(
    () => setTyped({ start: filter.dateFrom ?? '', end: filter.dateTo ?? '' }),
    [filter.dateFrom, filter.dateTo],
  )
  return (
    <DateRangePicker
      compact
      label={formatMessage(messages.dates)}
      labels={{
        ...labels,
        start: formatMessage(messages.dateFrom),
        end: formatMessage(messages.dateTo),
      }}
      language={localeFacts[locale].code}
      names={{ start: 'dateFrom', end: 'dateTo' }}
      min="today"
      value={typed}
      onChange={(range) => {
        setTyped(range)
        if (isFinishedDate(range.start) && isFinishedDate(range.end))
          apply({ dateFrom: range.start || null, dateTo: range.end || null })
      }}
      className={css.dates}
    />
  )
}
