import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useFragment } from '../../../../data/useFragment.ts'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { RetryCountdown } from '../../../../features/account/LogIn/RetryCountdown.tsx'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Notice } from '../../../../ui/Notice/Notice.tsx'
import type { Refusal } from '../OrderPage.loader.ts'
import type { OrderQuoteFragment } from '../OrderQuote.generated.ts'
import { orderLaterMessages as messages } from '../orderLater.messages.ts'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'
import css from './OrderRefusal.module.css'

/** Maximum number of other dates offered. */
const maxOffered = 6

interface OrderRefusalProps {
  refusal: Refusal
  /** Other dates with enough seats for everybody. */
  dates: readonly OrderForm_DateFragment[]
  onDate: (id: number) => void
}

/**
 * Explains why the request was not made and what to do now. Takes the focus, unless a field has it.
 */
export function OrderRefusal({ refusal, dates, onDate }: OrderRefusalProps) {
  const { formatMessage } = useIntl()
  const formatMoney = useMoneyFormat()
  const place = useRef<HTMLDivElement>(null)
  const isField = refusal.kind === 'invalid'
  useEffect(() => {
    if (!isField) place.current?.focus()
    place.current?.scrollIntoView({ block: 'center' })
  }, [isField])

  const notice = () => {
    switch (refusal.kind) {
      case 'invalid':
        return <Notice tone="warning" role="alert" title={formatMessage(messages.invalid)} />
      case 'look':
        return <Notice tone="info" role="alert" title={formatMessage(messages.look)} />
      case 'soldOut':
        return (
          <Notice
            tone="danger"
            role="alert"
            title={formatMessage(messages.soldOutTitle, { seats: refusal.freeSeats })}
            action={
              dates.length > 0 && <OtherDates dates={dates.slice(0, maxOffered)} onDate={onDate} />
            }
          >
            {formatMessage(messages.soldOutText, { dates: dates.length })}
          </Notice>
        )
      case 'offerClosed':
        return (
          <Notice
            tone="danger"
            role="alert"
            title={formatMessage(messages.offerClosedTitle, { state: refusal.state })}
          >
            {formatMessage(messages.offerClosedText)}
          </Notice>
        )
      case 'departureGone':
        return (
          <Notice
            tone="danger"
            role="alert"
            title={formatMessage(messages.goneTitle)}
            action={
              dates.length > 0 && <OtherDates dates={dates.slice(0, maxOffered)} onDate={onDate} />
            }
          >
            {formatMessage(messages.goneText)}
          </Notice>
        )
      case 'priceChanged':
        return (
          <Notice
            tone="warning"
            role="alert"
            title={formatMessage(messages.priceTitle, { total: formatMoney(refusal.total) })}
          >
            {formatMessage(messages.priceText)}
          </Notice>
        )
      case 'quoteEnded':
        return <NewQuote {...refusal} />
      case 'mismatch':
        return (
          <Notice tone="info" role="alert" title={formatMessage(messages.mismatchTitle)}>
            {formatMessage(messages.mismatchText)}
          </Notice>
        )
      case 'wait':
        return (
          <Notice tone="warning" role="alert" title={formatMessage(messages.waitTitle)}>
            {formatMessage(messages.waitText)}{' '}
            <RetryCountdown key={JSON.stringify(refusal)} seconds={refusal.seconds} />
          </Notice>
        )
      case 'away':
        return (
          <Notice tone="warning" role="alert" title={formatMessage(messages.awayTitle)}>
            {formatMessage(messages.awayText)}
          </Notice>
        )
    }
  }
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {notice()}
    </div>
  )
}

/** Shows the total of the new quote after the old quote expired, and whether it has changed. */
function NewQuote({ quote, isSamePrice }: Extract<Refusal, { kind: 'quoteEnded' }>) {
  const { formatMessage } = useIntl()
  const total = useMoneyFormat()(useFragment<OrderQuoteFragment>(quote).total)
  return isSamePrice ? (
    <Notice tone="info" role="alert" title={formatMessage(messages.samePriceTitle, { total })}>
      {formatMessage(messages.samePriceText)}
    </Notice>
  ) : (
    <Notice tone="warning" role="alert" title={formatMessage(messages.priceTitle, { total })}>
      {formatMessage(messages.priceText)}
    </Notice>
  )
}

/** Offers other dates as buttons of the form, to keep the input even without scripts. */
function OtherDates({ dates, onDate }: Pick<OrderRefusalProps, 'dates' | 'onDate'>) {
  const { formatMessage } = useIntl()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat({ isWhole: true })
  return (
    <ul className={css.dates}>
      {dates.map((date) => (
        <li key={date.id}>
          <Button
            type="submit"
            name="otherDate"
            value={date.id}
            size="s"
            formNoValidate
            onClick={(event) => {
              event.preventDefault()
              const select = event.currentTarget.form?.elements.namedItem('tourDateId')
              onDate(date.id)
              // the button disappears with the notice, so focus the field that it changed
              if (select instanceof HTMLElement) select.focus()
            }}
          >
            {formatMessage(messages.chooseInstead, {
              days: text.shortDays(date),
              price: formatMoney(date.price),
            })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
