import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { localeFacts, locales } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useSite } from '../../routing/site.ts'
import css from './LanguageSwitch.module.css'
import { layoutMessages } from './layout.messages.ts'
import { rememberLocale } from './rememberLocale.ts'
import { usePathInLocales } from './usePathInLocales.ts'

/** Links to the page in the other languages: plain links, since the whole document changes. */
export function LanguageSwitch() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { search } = useLocation()
  const paths = usePathInLocales()
  return (
    <nav className={css.languages} aria-label={formatMessage(layoutMessages.language)}>
      {locales.map((other) => {
        const { iso, name } = localeFacts[other]
        const path = paths[other]
        return (
          <a
            key={other}
            href={path ? path + search : pagePath('home', other)}
            hrefLang={iso}
            lang={iso}
            title={name}
            aria-current={other === locale ? 'true' : undefined}
            className={css.language}
            onClick={() => rememberLocale(other)}
          >
            {iso.toUpperCase()}
          </a>
        )
      })}
    </nav>
  )
}
