import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePagePath, useSite } from '../../routing/site.ts'
import { Link } from '../../routing/Link.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { logOut } from '../../ui/Icon/controls.ts'
import css from './CrmFrame.module.css'
import { crmFrameMessages, staffFrameMessages } from './crmFrame.messages.ts'

/** Part of the CRM: the pages for organizers, or those for Versta's staff. */
export type CrmArea = 'organizer' | 'staff'

interface CrmFrameProps {
  area: CrmArea
  /** Title of the document. */
  title: string
  /** Name of the person or organizer that the page is for; left out: the viewer's own name. */
  who?: string | undefined
  children: ReactNode
}

/**
 * Header and margins of every CRM page: links to the pages of its area, and the log-out button,
 * which every page's action handles. On an organizer's page, staff get a link back to their own
 * pages.
 */
export function CrmFrame({ area, title, who, children }: CrmFrameProps) {
  const { formatMessage } = useIntl()
  const { visitor } = useSite()
  const pathOf = usePagePath()
  const { name, links } = useNavigationOf(area)
  return (
    <div className={css.page}>
      <title>{title}</title>
      <header className={css.top}>
        <a href={pathOf('home')} className={css.brand}>
          Versta
        </a>
        <nav aria-label={name} className={css.pages} data-print="no">
          {links.map(({ to, text }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
        <p className={css.who}>
          {who || visitor?.name || (area === 'staff' && formatMessage(staffFrameMessages.who))}
        </p>
        <form method="post" data-print="no">
          <Button type="submit" name="intent" value="logOut" size="s" look="quiet" icon={logOut}>
            {formatMessage(area === 'staff' ? staffFrameMessages.logOut : crmFrameMessages.logOut)}
          </Button>
        </form>
      </header>
      {children}
    </div>
  )
}

/** Returns the links to the main pages of an area, and their name for screen readers. */
function useNavigationOf(area: CrmArea): {
  name: string
  links: readonly { to: string; text: string }[]
} {
  const { formatMessage } = useIntl()
  const { visitor } = useSite()
  const pathOf = usePagePath()
  if (area === 'staff')
    return {
      name: formatMessage(staffFrameMessages.pages),
      links: [
        { to: pathOf('staffRequests'), text: formatMessage(staffFrameMessages.requests) },
        { to: pathOf('staffReviews'), text: formatMessage(staffFrameMessages.reviews) },
        { to: pathOf('staffPayouts'), text: formatMessage(staffFrameMessages.payouts) },
        { to: pathOf('staffMoney'), text: formatMessage(staffFrameMessages.money) },
        { to: pathOf('staffHelp'), text: formatMessage(staffFrameMessages.help) },
        { to: pathOf('staffJobs'), text: formatMessage(staffFrameMessages.jobs) },
      ],
    }
  return {
    name: formatMessage(crmFrameMessages.pages),
    links: visitor?.isOrganizer
      ? [
          { to: pathOf('crmRequests'), text: formatMessage(crmFrameMessages.requests) },
          { to: pathOf('crmReviews'), text: formatMessage(crmFrameMessages.reviews) },
          {
            to: pathOf('crmIndividualTours'),
            text: formatMessage(crmFrameMessages.individualTours),
          },
          { to: pathOf('crmStatement'), text: formatMessage(crmFrameMessages.statement) },
        ]
      : [{ to: pathOf('staffPayouts'), text: formatMessage(crmFrameMessages.payouts) }],
  }
}
