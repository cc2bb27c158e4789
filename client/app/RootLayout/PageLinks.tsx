import { useLocation } from 'react-router'
import { defaultLocale, localeFacts, locales } from '#schema/codes/locales.ts'
import { useSite } from '../../routing/site.ts'
import { usePathInLocales } from './usePathInLocales.ts'

/** The canonical address and the page's other languages, for search engines. Filters are not part of a canonical address. */
export function PageLinks() {
  const { origin } = useSite()
  const { pathname } = useLocation()
  const paths = usePathInLocales()
  const isTranslated = locales.every((locale) => paths[locale])
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      {isTranslated &&
        locales.map((locale) => <link key={locale} rel="alternate" hrefLang={localeFacts[locale].iso} href={origin + paths[locale]} />)}
      {isTranslated && <link rel="alternate" hrefLang="x-default" href={origin + paths[defaultLocale]} />}
    </>
  )
}
