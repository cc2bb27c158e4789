import { useIntl } from 'react-intl'
import type { RequestPrice as Quote } from '#schema/rules/booking/priceRequest.ts'
import { useDepartureText } from '../../../../features/Departure/useDepartureText.ts'
import { MediaPicture } from '../../../../features/MediaPicture/MediaPicture.tsx'
import type { Money } from '../../../../features/Money/useMoneyFormat.ts'
import { RequestPrice } from '../../../../features/RequestPrice/RequestPrice.tsx'
import { useTourLength } from '../../../../features/TourCard/useTourLength.ts'
import { later } from '../../../../routing/later.tsx'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { tourPath } from '../../../tours/TourPage/TourPage.urls.ts'
import type { OrderPageQuery } from '../OrderPage.generated.ts'
import { orderPageMessages as messages } from '../orderPage.messages.ts'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'
import css from './OrderSummary.module.css'
import type { Option } from './quote.ts'

export interface OrderSummaryProps {
  tour: NonNullable<OrderPageQuery['tour']>
  date: OrderForm_DateFragment
  option: Option
  price: Quote
  isBusy: boolean
  /** The button says that it agrees to another total than before. */
  isNewPrice: boolean
}

export const NextSteps = later(async () => (await import('../OrderPage.later.tsx')).NextSteps)

/** What is being requested, what it costs, the button, and what comes after it. */
export function OrderSummary({ tour, date, option, price, isBusy, isNewPrice }: OrderSummaryProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const length = useTourLength()(tour)
  const [cover] = tour.media
  const { currency } = option.price
  const money = (amountMinor: number): Money => ({ amountMinor, currency })

  return (
    <aside className={css.summary} aria-label={formatMessage(messages.summary)}>
      {cover && <MediaPicture media={cover} ratio={2.2} decorative priority sizes="(min-width: 992px) 380px, 94vw" />}
      <div className={css.body}>
        <div>
          <h2 className={css.title}>
            <Link href={tourPath(locale, tour)} lang={tour.lang}>
              {tour.title}
            </Link>
          </h2>
          <p className={css.facts}>
            {text.days(date)} · {length}
            {date.options.length > 1 && ` · ${option.name}`}
          </p>
        </div>
        <RequestPrice
          lines={price.lines.map(({ label, quantity, unitMinor, amountMinor }) => ({
            label,
            quantity,
            unit: money(unitMinor),
            amount: money(amountMinor),
          }))}
          total={money(price.totalMinor)}
          prepayment={money(price.prepaymentMinor)}
          isOnePriceForAll={option.childPrice === null}
        />
        <Button type="submit" look="primary" size="l" wide busy={isBusy}>
          {formatMessage(isNewPrice ? messages.confirmPrice : messages.submit)}
        </Button>
        <p className={css.nothing}>{formatMessage(messages.payNothing)}</p>
        <NextSteps organizer={tour.organizer.name} date={date} />
      </div>
    </aside>
  )
}
