import { FormattedMessage, useIntl } from 'react-intl'
import { useMatches } from 'react-router'
import type { PageName } from '#schema/rules/routes/pagePaths.ts'
import { usePagePath } from '../../routing/site.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { ContactLinks } from '../ContactLinks/ContactLinks.tsx'
import { useLayout } from '../useLayout.ts'
import css from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { layoutMessages } from './layout.messages.ts'
import { useMainLinks } from './useMainLinks.ts'

/** Hangs on the root route: the pages that the URL table has. */
export interface RootHandle {
  pages: ReadonlySet<PageName>
}

const explorePages = ['destinations', 'blog', 'reviews', 'giftCards'] as const
const companyPages = ['about', 'faq', 'visa', 'forAgencies', 'press', 'contacts', 'agreement', 'privacy', 'cookies'] as const

/** Links to whatever exists: a page shows up here as soon as it is in the URL table. */
export function Footer() {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const main = useMainLinks()
  const contacts = useLayout()?.contacts
  const handle = useMatches()[0]?.handle as RootHandle | undefined
  const linksOf = (names: readonly (typeof explorePages | typeof companyPages)[number][]) =>
    names.filter((name) => handle?.pages.has(name)).map((name) => ({ href: pathOf(name), text: formatMessage(layoutMessages[name]) }))
  const groups = [
    { title: layoutMessages.explore, links: [...main, ...linksOf(explorePages)] },
    { title: layoutMessages.company, links: linksOf(companyPages) },
  ]

  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <Logo />
          <p className={css.slogan}>
            <FormattedMessage {...layoutMessages.slogan} />
          </p>
        </div>
        {groups.map(
          ({ title, links }) =>
            links.length > 0 && (
              <nav key={title.id} aria-label={formatMessage(title)}>
                <h2 className={css.title}>{formatMessage(title)}</h2>
                <ul className={css.list}>
                  {links.map(({ href, text }) => (
                    <li key={href}>
                      <Link href={href}>{text}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ),
        )}
        {contacts && (
          <div>
            <h2 className={css.title}>
              <FormattedMessage {...layoutMessages.contact} />
            </h2>
            <ContactLinks contacts={contacts} />
          </div>
        )}
      </div>
      <p className={css.rights}>
        <FormattedMessage {...layoutMessages.rights} />
      </p>
    </footer>
  )
}
