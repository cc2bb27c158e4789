import { type MessageDescriptor, useIntl } from 'react-intl'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { usePagePath } from '../../routing/site.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Container } from '../../ui/Container/Container.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { ContactLinks } from '../ContactLinks/ContactLinks.tsx'
import { useLayout } from '../useLayout.ts'
import css from './ErrorPage.module.css'
import { type ErrorKind, errorKind, failureCode } from './errorKind.ts'
import { errorPageMessages as messages } from './errorPage.messages.ts'

const texts: Record<ErrorKind, { heading: MessageDescriptor; text: MessageDescriptor }> = {
  notFound: { heading: messages.notFound, text: messages.notFoundText },
  gone: { heading: messages.gone, text: messages.goneText },
  unavailable: { heading: messages.unavailable, text: messages.unavailableText },
  offline: { heading: messages.unavailable, text: messages.offlineText },
  denied: { heading: messages.denied, text: messages.deniedText },
  other: { heading: messages.other, text: messages.otherText },
}

/** Replaces a page that failed; header and footer stay. The buttons depend on the status. */
export function ErrorPage() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const location = useLocation()
  const pathOf = usePagePath()
  const contacts = useLayout()?.contacts
  const error = useRouteError()
  const kind = errorKind(error)
  const { heading, text } = texts[kind]
  const hasHome = kind !== 'gone' && kind !== 'unavailable' && kind !== 'offline'
  const hasRefresh = kind !== 'gone' && kind !== 'notFound'
  // when offline, retry in place to keep the window's state; a missing chunk while online belongs
  // to an old release, so reload
  const again = () => {
    const isStale = failureCode(error) === 'CHUNK' && window.navigator.onLine
    if (kind === 'offline' && !isStale)
      navigate(location, { replace: true, preventScrollReset: true })
    else window.location.reload()
  }

  return (
    <Container width="text" className={css.page}>
      <title>{formatMessage(heading)}</title>
      <meta name="robots" content="noindex" />
      <img src="/milepost.svg" width={640} height={360} alt="" className={css.picture} />
      <h1>{formatMessage(heading)}</h1>
      <p className={css.text}>{formatMessage(text)}</p>
      {(hasHome || hasRefresh) && (
        <div className={css.buttons}>
          {hasRefresh && (
            <Button look="primary" onClick={again}>
              {formatMessage(kind === 'offline' ? messages.retry : messages.refresh)}
            </Button>
          )}
          {hasHome && (
            <Button look={hasRefresh ? 'secondary' : 'primary'} href={pathOf('home')}>
              {formatMessage(messages.home)}
            </Button>
          )}
        </div>
      )}
      {kind !== 'gone' && contacts && (
        <div className={css.contact}>
          <p>{formatMessage(messages.contact)}</p>
          <ContactLinks contacts={contacts} />
          {kind === 'other' && (
            <Link href={pathOf('contacts')}>{formatMessage(messages.support)}</Link>
          )}
        </div>
      )}
    </Container>
  )
}
