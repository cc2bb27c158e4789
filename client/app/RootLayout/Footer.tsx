import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../ui/Link/Link.tsx'
import { ContactLinks } from '../ContactLinks/ContactLinks.tsx'
import { useLayout } from '../useLayout.ts'
import css from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { layoutMessages } from './layout.messages.ts'
import { useMainLinks } from './useMainLinks.ts'
import { usePageLinks } from './usePageLinks.ts'

const explorePages = ['destinations', 'reviews', 'blog', 'giftCards'] as const
const planPages = ['faq', 'visa', 'meet', 'certificates'] as const
const companyPages = ['about', 'contacts', 'forAgencies', 'press'] as const
const legalPages = ['agreement', 'privacy', 'cookies'] as const

/** Links to every page that is in the URL table. */
export function Footer() {
  const { formatMessage } = useIntl()
  const main = useMainLinks()
  const contacts = useLayout()?.contacts
  const linksOf = usePageLinks()
  const groups = [
    { title: layoutMessages.explore, links: [...main, ...linksOf(explorePages)] },
    { title: layoutMessages.plan, links: linksOf(planPages) },
    { title: layoutMessages.company, links: linksOf(companyPages) },
  ]
  const legal = [
    ...linksOf(legalPages),
    ...linksOf(['contacts']).map(({ href }) => ({
      href: `${href}#legal-notice`,
      text: formatMessage(layoutMessages.legalNotice),
    })),
  ]

  return (
    <footer data-later className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <Logo />
          <p className={css.slogan}>
            <FormattedMessage {...layoutMessages.slogan} />
          </p>
          {contacts && (
            <div>
              <h2 className={css.title}>
                <FormattedMessage {...layoutMessages.contact} />
              </h2>
              <ContactLinks contacts={contacts} />
            </div>
          )}
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
      </div>
      <div className={css.end}>
        <p>
          <FormattedMessage {...layoutMessages.rights} />
        </p>
        {legal.length > 0 && (
          <nav aria-label={formatMessage(layoutMessages.legal)}>
            <ul className={css.legal}>
              {legal.map(({ href, text }) => (
                <li key={href}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  )
}
