import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { useLocalTime } from '../../../../features/request/RequestFrame/useLocalTime.ts'
import { useSite } from '../../../../routing/site.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Notice } from '../../../../ui/Notice/Notice.tsx'
import type { OrderOffer } from '../offer.ts'
import css from './OfferBanner.module.css'
import { orderLaterMessages as messages } from '../orderLater.messages.ts'

/** Shows the offer's price, its party and until when it is valid. */
export function OfferBanner({ offer }: { offer: OrderOffer }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const formatMoney = useMoneyFormat()
  const { spokenInstant } = useLocalTime(offer.tour.timeZone)
  const { adults, children, total, regularTotal, validUntil, uuid } = offer
  const isCheaper = regularTotal.amountMinor > total.amountMinor
  return (
    <Notice
      tone="success"
      className={css.banner}
      title={formatMessage(messages.offerTitle, { total: formatMoney(total) })}
      action={
        <Link href={pagePath('individualTour', locale, { uuid })}>
          {formatMessage(messages.offerBack)}
        </Link>
      }
    >
      {isCheaper && `${formatMessage(messages.offerUsual, { usual: formatMoney(regularTotal) })} `}
      {formatMessage(messages.offerParty, { adults, children })}{' '}
      {formatMessage(messages.offerUntil, { until: spokenInstant(validUntil) })}
    </Notice>
  )
}
