import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useSubmit } from 'react-router'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { useSite } from '../../../../routing/site.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Price } from '../../../../ui/Price/Price.tsx'
import { Select } from '../../../../ui/Field/Select.tsx'
import { orderPath } from '../../../orders/OrderPage/OrderPage.urls.ts'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { OrderPanel_CardFragment, OrderPanel_TourFragment } from './OrderPanel.generated.ts'
import css from './OrderPanel.module.css'

interface OrderPanelProps {
  tour: FragmentType<OrderPanel_TourFragment>
  card: FragmentType<OrderPanel_CardFragment> | undefined
  organizer: string
}

/** Price, date choice and order link, beside the text on a wide screen. */
export function OrderPanel({ tour: part, card, organizer }: OrderPanelProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { locale } = useSite()
  const submit = useSubmit()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat({ isWhole: true })
  const { id, dates, isCashbackAvailable } = useFragment<OrderPanel_TourFragment>(part)
  const prices = useFragment<OrderPanel_CardFragment>(card ?? null)
  const open = dates.filter(({ isBusy }) => !isBusy)
  const [next] = open
  const lowest = prices?.price ?? null
  const old = prices?.priceWithoutDiscount ?? null
  const isReduced = lowest !== null && old !== null && old.amountMinor > lowest.amountMinor

  const price = lowest && (
    <p className={css.price}>
      {open.length > 1 && <span>{formatMessage(messages.from)}</span>}
      <Price
        size="l"
        className={css.amount}
        value={formatMoney(lowest)}
        old={isReduced ? formatMoney(old) : undefined}
        oldLabel={formatMessage(messages.oldPrice)}
      />
      <span>{formatMessage(messages.perPerson)}</span>
      {isReduced && (
        <Badge tone="brick" solid>
          {formatNumber(lowest.amountMinor / old.amountMinor - 1, { style: 'percent' }).replace(
            '-',
            '−',
          )}
        </Badge>
      )}
    </p>
  )
  if (!next)
    return (
      <aside className={css.panel}>
        <p className={css.note}>{formatMessage(messages.noDates)}</p>
      </aside>
    )

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    submit(event.currentTarget)
  }

  return (
    <aside className={css.panel} aria-label={formatMessage(messages.request)}>
      <div>
        {price}
        <p className={css.note}>
          {formatMessage(messages.nextDate, { days: text.shortDays(next) })}
        </p>
      </div>
      <form action={orderPath(locale, id)} onSubmit={onSubmit} className={css.form} data-print="no">
        <Select
          compact
          name="date"
          label={formatMessage(messages.dateLabel)}
          options={open.map((date) => ({
            value: String(date.id),
            text: formatMessage(messages.dateChoice, {
              days: text.shortDays(date),
              price: formatMoney(date.price),
            }),
          }))}
        />
        <Button type="submit" look="primary" size="l" wide>
          {formatMessage(messages.request)}
        </Button>
      </form>
      <p className={css.note}>{formatMessage(messages.promise, { organizer })}</p>
      {isCashbackAvailable && <p className={css.note}>{formatMessage(messages.cashbackNote)}</p>}
    </aside>
  )
}
