import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePagePath, useSite } from '../../routing/site.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { logOut } from '../../ui/Icon/controls.ts'
import { CrmFrame } from './CrmFrame.tsx'
import { crmFrameMessages as messages } from './crmFrame.messages.ts'

interface OrganizerFrameProps {
  /** Of the document. */
  title: string
  /** Whose desk it is; the reader's own name where left out. */
  who: string | undefined
  children: ReactNode
}

/** Head of an organizer's pages: the way between them all. Staff who look over a shoulder find the way back to their own. */
export function OrganizerFrame({ title, who, children }: OrganizerFrameProps) {
  const { formatMessage } = useIntl()
  const { visitor } = useSite()
  const pathOf = usePagePath()
  const links = visitor?.isOrganizer
    ? [
        { to: pathOf('crmRequests'), text: formatMessage(messages.requests) },
        { to: pathOf('crmReviews'), text: formatMessage(messages.reviews) },
        { to: pathOf('crmIndividualTours'), text: formatMessage(messages.individualTours) },
        { to: pathOf('crmStatement'), text: formatMessage(messages.statement) },
      ]
    : [{ to: pathOf('staffPayouts'), text: formatMessage(messages.payouts) }]
  return (
    <CrmFrame
      title={title}
      who={who || visitor?.name}
      pages={{ name: formatMessage(messages.pages), links }}
      actions={
        // the list of requests ends the session, whichever page asks for it
        <form method="post" action={pathOf('crmRequests')} data-print="no">
          <Button type="submit" size="s" look="quiet" icon={logOut}>
            {formatMessage(messages.logOut)}
          </Button>
        </form>
      }
    >
      {children}
    </CrmFrame>
  )
}
