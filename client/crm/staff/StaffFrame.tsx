import { CrmFrame } from '../../features/CrmFrame/CrmFrame.tsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePagePath, useSite } from '../../routing/site.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { logOut } from '../../ui/Icon/controls.ts'
import { Notice } from '../../ui/Notice/Notice.tsx'
import css from './StaffFrame.module.css'
import type { StaffRefusal } from './staffAction.ts'
import { staffFrameMessages as messages } from './staffFrame.messages.ts'

interface StaffFrameProps {
  title: string
  heading: string
  count: number
  /** Beside the heading: what is shown. */
  filter?: ReactNode
  refusal?: StaffRefusal | undefined
  /** Addresses of the rest of the list, where there is one. */
  older?: string | null
  newest?: string | null
  children: ReactNode
}

/** What the pages of Versta's own people share: the way between them, a heading with its count, the rest of a long list. */
export function StaffFrame({ title, heading, count, filter, refusal, older, newest, children }: StaffFrameProps) {
  const { formatMessage } = useIntl()
  const { visitor } = useSite()
  const pathOf = usePagePath()
  return (
    <CrmFrame
      title={title}
      who={visitor?.name || formatMessage(messages.who)}
      pages={{
        name: formatMessage(messages.pages),
        links: [
          { to: pathOf('staffRequests'), text: formatMessage(messages.requests) },
          { to: pathOf('staffReviews'), text: formatMessage(messages.reviews) },
          { to: pathOf('staffPayouts'), text: formatMessage(messages.payouts) },
          { to: pathOf('staffMoney'), text: formatMessage(messages.money) },
          { to: pathOf('staffHelp'), text: formatMessage(messages.help) },
          { to: pathOf('staffJobs'), text: formatMessage(messages.jobs) },
        ],
      }}
      actions={
        <form method="post" data-print="no">
          <Button type="submit" name="intent" value="logOut" size="s" look="quiet" icon={logOut}>
            {formatMessage(messages.logOut)}
          </Button>
        </form>
      }
    >
      <div className={css.head}>
        <h1 className={css.heading}>
          {heading} <span className={css.count}>{formatMessage(messages.count, { count })}</span>
        </h1>
        {filter}
      </div>
      {refusal && (
        <Notice tone="danger" role="alert" className={css.refused}>
          {formatMessage(refusal.isGone ? messages.gone : messages.failed)}
        </Notice>
      )}
      {children}
      <nav className={css.rest} aria-label={heading}>
        {newest && (
          <Button size="s" href={newest}>
            {formatMessage(messages.newest)}
          </Button>
        )}
        {older && (
          <Button size="s" href={older} rel="next">
            {formatMessage(messages.older)}
          </Button>
        )}
      </nav>
    </CrmFrame>
  )
}
