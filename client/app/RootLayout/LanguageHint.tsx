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
 * Says in the visitor's language that there is the page in it too. Its texts are therefore in the other language than the page's.
 * Both answers are kept, so it asks once; without scripts the second is a form.
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
