import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { localeFacts } from '#schema/codes/locales.ts'
import { useSite } from '../../routing/site.ts'
import css from './LanguageHint.module.css'
import { layoutMessages as messages } from './layout.messages.ts'
import { rememberLocale } from './rememberLocale.ts'
import { usePathInLocales } from './usePathInLocales.ts'

/**
 * Shows visitors that the page exists in their language. Its texts are in that language, not the
 * page's. Both answers are remembered, so it is shown once. Without scripts the "stay" button posts
 * a form.
 */
export function LanguageHint() {
  const { formatMessage } = useIntl()
  const { locale, suggestedLocale } = useSite()
  const { pathname, search } = useLocation()
  const paths = usePathInLocales()
  const [isAnswered, setAnswered] = useState(false)
  const path = suggestedLocale && paths[suggestedLocale]
  if (!path || isAnswered) return null
  const { iso } = localeFacts[suggestedLocale]

  return (
    <aside className={css.hint} lang={iso} data-print="no">
      <p className={css.text}>{formatMessage(messages.otherLanguage)}</p>
      <a
        href={path + search}
        hrefLang={iso}
        className={css.link}
        onClick={() => rememberLocale(suggestedLocale)}
      >
        {formatMessage(messages.readOther)}
      </a>
      <form
        method="post"
        action="/preferences"
        onSubmit={(event) => {
          event.preventDefault()
          rememberLocale(locale)
          setAnswered(true)
        }}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="returnTo" value={pathname + search} />
        <button type="submit" className={css.stay}>
          {formatMessage(messages.stayHere)}
        </button>
      </form>
    </aside>
  )
}
