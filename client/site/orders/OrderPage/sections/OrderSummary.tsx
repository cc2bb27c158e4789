import { useIntl } from 'react-intl'
import type { CancellationStep } from '../../../../features/tour/CancellationTerms/CancellationTable.tsx'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import type { Money } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { RequestPrice } from '../../../../features/request/RequestPrice/RequestPrice.tsx'
import { useTourLength } from '../../../../features/tour/TourCard/useTourLength.ts'
import { hydrateOnInteraction } from '../../../../routing/hydrateOnInteraction.tsx'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { tourPath } from '../../../tours/TourPage/TourPage.urls.ts'
import type { OrderPageQuery } from '../OrderPage.generated.ts'
import { orderPageMessages as messages } from '../orderPage.messages.ts'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'
import css from './OrderSummary.module.css'
import type { Option, priceOfQuote } from './estimatePrice.ts'

export interface OrderSummaryProps {
  tour: NonNullable<OrderPageQuery['tour']>
  date: OrderForm_DateFragment
  option: Option
  price: ReturnType<typeof priceOfQuote>
  /** Whether the price includes flights. */
  flightIncluded: boolean
  cashback: Money | 'part' | null
  /** Number of adults. */
  adults: number
  /** Instant until which a quote guarantees the price; null without a quote. */
  heldUntil: string | null
  cancellationSteps: readonly CancellationStep[]
  /** Today in the operator's time zone, yyyy-MM-dd; cancellation steps count from it. */
  today: string
  isBusy: boolean
  /** Whether the total has changed: the button then names the consent to it. */
  isNewPrice: boolean
}

export const NextSteps = hydrateOnInteraction(
  async () => (await import('../OrderPage.later.tsx')).NextSteps,
)
export const Cancellation = hydrateOnInteraction(
  async () => (await import('../OrderPage.later.tsx')).CancellationTerms,
)

/** Shows the chosen trip, its price, the submit button, and what happens after sending. */
export function OrderSummary(props: OrderSummaryProps) {
  const {
    tour,
    date,
    option,
    price,
    flightIncluded,
    cashback,
    adults,
    heldUntil,
    cancellationSteps,
    today,
    isBusy,
    isNewPrice,
  } = props
  const { formatMessage, formatTime } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const length = useTourLength()(tour)
  const [cover] = tour.media
  const { currency } = option.price
  const money = (amountMinor: number): Money => ({ amountMinor, currency })

  return (
    <aside className={css.summary} aria-label={formatMessage(messages.summary)}>
      {cover && (
        <MediaPicture
          media={cover}
          ratio={2.2}
          decorative
          priority
          sizes="(min-width: 992px) 380px, 94vw"
        />
      )}
      <div className={css.body}>
        <div>
          <h2 className={css.title}>
            <Link href={tourPath(locale, tour)} lang={tour.lang}>
              {tour.title}
            </Link>
          </h2>
          <p className={css.facts}>
            {/* a line that wraps keeps its dot at the end */}
            {[text.days(date), length, date.options.length > 1 && option.name]
              .filter(Boolean)
              .join('\u00a0· ')}
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
          flightIncluded={flightIncluded}
          cashback={cashback}
          adults={adults}
        />
        <Button type="submit" look="primary" size="l" wide busy={isBusy}>
          {formatMessage(isNewPrice ? messages.confirmPrice : messages.submit)}
        </Button>
        <p className={css.nothing}>
          {formatMessage(messages.payNothing)}
          {heldUntil !== null &&
            ` ${formatMessage(messages.heldUntil, { time: formatTime(heldUntil, { timeZone: ownZone() }) })}`}
        </p>
        <Cancellation steps={cancellationSteps} start={date.start} today={today} />
        <NextSteps organizer={tour.organizer.name} date={date} />
      </div>
    </aside>
  )
}

/**
 * Returns the visitor's time zone: a deadline within minutes is shown in it rather than in the
 * tour's.
 */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
