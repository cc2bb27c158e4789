import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Price } from '../../../../ui/Price/Price.tsx'
import { orderPath } from '../../../orders/OrderPage/OrderPage.urls.ts'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import css from './OrderBar.module.css'
import type { OrderPanel_CardFragment, OrderPanel_TourFragment } from './OrderPanel.generated.ts'

interface OrderBarProps {
  tour: FragmentType<OrderPanel_TourFragment>
  card: FragmentType<OrderPanel_CardFragment> | undefined
}

/**
 * Price and order link, fixed to the bottom of a narrow screen. It ends with the page, to leave the
 * footer uncovered.
 */
export function OrderBar({ tour, card }: OrderBarProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const formatMoney = useMoneyFormat({ isWhole: true })
  const { id, dates } = useFragment<OrderPanel_TourFragment>(tour)
  const price = useFragment<OrderPanel_CardFragment>(card ?? null)?.price
  const open = dates.filter(({ isBusy }) => !isBusy)
  const [next] = open
  if (!next) return null
  const isOnly = open.length === 1
  return (
    <div className={css.bar}>
      {price && (
        <Price
          value={formatMoney(price)}
          before={!isOnly && formatMessage(messages.from)}
          after={formatMessage(messages.perPerson)}
        />
      )}
      <Button look="primary" href={isOnly ? orderPath(locale, id, { date: next.id }) : '#dates'}>
        {formatMessage(isOnly ? messages.request : messages.chooseADate)}
      </Button>
    </div>
  )
}
