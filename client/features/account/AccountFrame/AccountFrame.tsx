import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageMeta } from '../../shell/PageMeta/PageMeta.tsx'
import { Link } from '../../../routing/Link.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { logOut } from '../../../ui/Icon/controls.ts'
import css from './AccountFrame.module.css'
import { accountFrameMessages as messages } from './accountFrame.messages.ts'

const pages = ['account', 'accountProfile', 'accountSecurity', 'accountFavorites'] as const

/** Surrounds every account page: links to the other account pages, and the logout. */
export function AccountFrame({
  heading,
  lead,
  children,
}: {
  heading: string
  lead?: string | undefined
  children: ReactNode
}) {
  const { formatMessage } = useIntl()
  const { visitor } = useSite()
  const pathOf = usePagePath()
  return (
    <Container className={css.page}>
      <PageMeta title={`${heading} | Versta`} />
      <div className={css.head}>
        <p className={css.name}>{visitor?.name}</p>
        {/* loads a new document: no personal data may stay in the window */}
        <form method="post" action={pathOf('account')} className={css.out}>
          <Button type="submit" name="intent" value="logOut" look="quiet" size="s" icon={logOut}>
            {formatMessage(messages.logOut)}
          </Button>
        </form>
        <h1>{heading}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      <nav aria-label={formatMessage(messages.pages)} className={css.navigation}>
        {pages.map((page) => (
          <Link key={page} to={pathOf(page)} className={css.link}>
            {formatMessage(messages[page])}
          </Link>
        ))}
      </nav>
      {children}
    </Container>
  )
}
