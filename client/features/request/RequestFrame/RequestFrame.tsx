import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { usePagePath } from '../../../routing/site.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx'
import { classes } from '../../../ui/classes.ts'
import { Container } from '../../../ui/Container/Container.tsx'
import { PageMeta } from '../../shell/PageMeta/PageMeta.tsx'
import { requestStage } from '../RequestStatus/requestStage.ts'
import { RequestStatusBadge } from '../RequestStatus/RequestStatusBadge.tsx'
import type { ContactCall_ContactsFragment } from '../../content/TextPage/ContactCall.generated.ts'
import { ContactCall } from '../../content/TextPage/ContactCall.tsx'
import type { RequestFrame_RequestFragment } from './RequestFrame.generated.ts'
import css from './RequestFrame.module.css'
import { RequestPages } from './RequestPages.tsx'
import { requestFrameMessages as messages } from './requestFrame.messages.ts'

interface RequestFrameProps {
  request: FragmentType<RequestFrame_RequestFragment>
  contacts: FragmentType<ContactCall_ContactsFragment>
  /** Title of the window. */
  title: string
  /** Last breadcrumb; absent on the request's own page. */
  crumb?: string
  heading: string
  lead: ReactNode
  /** Shown under the lead: a deadline, a warning, a button. */
  notes?: ReactNode
  /** The column beside the content. */
  aside?: ReactNode
  children: ReactNode
}

/** Shows what all pages of a request share: number, status, links to its other pages, contacts. */
export function RequestFrame(props: RequestFrameProps) {
  const { title, crumb, heading, lead, notes, aside, children } = props
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const request = useFragment<RequestFrame_RequestFragment>(props.request)
  const { uuid, status } = request
  const number = String(request.id)
  const name = formatMessage(messages.number, { number })
  return (
    <>
      <Container className={css.page}>
        <PageMeta title={title} />
        <meta name="referrer" content="same-origin" />
        <Breadcrumbs
          label={formatMessage(messages.breadcrumbs)}
          className={css.crumbs}
          items={[
            { text: formatMessage(messages.home), url: pathOf('home') },
            crumb === undefined ? { text: name } : { text: name, url: pathOf('request', { uuid }) },
            ...(crumb === undefined ? [] : [{ text: crumb }]),
          ]}
        />
        <header className={css.head}>
          <p className={css.over}>
            <span>{name}</span>
            <RequestStatusBadge request={request} />
          </p>
          <h1>{heading}</h1>
          <div className={css.lead}>{lead}</div>
          {notes && <div className={css.notes}>{notes}</div>}
        </header>
        {requestStage(status) !== 'cancelled' && <RequestPages request={request} />}
        <div className={classes(css.columns, aside && css.two)}>
          <div className={css.content}>{children}</div>
          {aside}
        </div>
      </Container>
      <ContactCall
        contacts={props.contacts}
        title={formatMessage(messages.callTitle)}
        text={formatMessage(messages.callText, { number })}
        subject={formatMessage(messages.callSubject, { number })}
      />
    </>
  )
}
