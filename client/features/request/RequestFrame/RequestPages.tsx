import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { usePagePath } from '../../../routing/site.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import type { RequestFrame_RequestFragment } from './RequestFrame.generated.ts'
import css from './RequestPages.module.css'
import { requestFrameMessages as messages } from './requestFrame.messages.ts'

/** Links to the pages of a request, unless it is canceled. */
export function RequestPages({ request }: { request: RequestFrame_RequestFragment }) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { pathname } = useLocation()
  const { uuid, tourists, adults, children, isIndividual } = request
  const pages = [
    { path: pathOf('request', { uuid }), text: formatMessage(messages.overview) },
    { path: pathOf('requestPay', { uuid }), text: formatMessage(messages.payment) },
    {
      path: pathOf('addTourists', { id: uuid }),
      text: formatMessage(messages.travelers, { named: tourists.length, seats: adults + children }),
    },
    {
      path: pathOf('individualTour', { uuid }),
      text: formatMessage(isIndividual ? messages.offer : messages.itinerary),
    },
    { path: pathOf('arrival', { uuid }), text: formatMessage(messages.arrival) },
  ]
  return (
    <nav aria-label={formatMessage(messages.pages)} className={css.pages} data-print="no">
      <ul className={css.list}>
        {pages.map(({ path, text }) => (
          <li key={path}>
            <Link href={path} aria-current={path === pathname ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
