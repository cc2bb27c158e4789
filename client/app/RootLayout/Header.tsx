import { useIntl } from 'react-intl'
import { usePagePath, useSite } from '../../routing/site.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { user } from '../../ui/Icon/user.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { CurrencySelect } from './CurrencySelect.tsx'
import css from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { layoutMessages } from './layout.messages.ts'
import { useMainLinks } from './useMainLinks.ts'
import { type LinkedPage, usePageLinks } from './usePageLinks.ts'

const headerPages: readonly LinkedPage[] = ['destinations', 'reviews', 'blog', 'contacts']

/**
 * Shows logo, main landings and pages, language and currency. On a phone the links have their own
 * row, which can be swiped.
 */
export function Header() {
  const { formatMessage } = useIntl()
  const { visitor } = useSite()
  const pathOf = usePagePath()
  const links = [...useMainLinks(), ...usePageLinks()(headerPages)]
  return (
    <header className={css.header}>
      <div className={css.row}>
        <Link
          href={pathOf('home')}
          className={css.logo}
          aria-label={formatMessage(layoutMessages.homeLink)}
        >
          <Logo />
        </Link>
        {links.length > 0 && (
          <nav className={css.navigation} aria-label={formatMessage(layoutMessages.mainNavigation)}>
            {links.map(({ href, text }) => (
              <Link key={href} href={href} className={css.link}>
                {text}
              </Link>
            ))}
          </nav>
        )}
        <div className={css.choices}>
          <LanguageSwitch />
          <CurrencySelect />
          <Link href={pathOf(visitor ? 'account' : 'login')} className={css.person}>
            {visitor?.photo ? (
              <img src={visitor.photo} alt="" width={28} height={28} className={css.photo} />
            ) : (
              <Icon glyph={user} className={css.figure} />
            )}
            <span className={css.name}>{visitor?.name ?? formatMessage(layoutMessages.logIn)}</span>
          </Link>
        </div>
      </div>
    </header>
  )
}
