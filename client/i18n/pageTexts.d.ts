/** Made by client/build/pageTexts.ts: by language, and by page where the build splits them. */
declare module 'virtual:page-texts' {
  import type { Locale } from '#schema/codes/locales.ts'

  type Load = () => Promise<{ default: unknown }>
  export const siteTexts: Readonly<Record<Locale, Load>>
  /** A module a language, whose list is by the page's component, as a path in the repository. */
  export const pageTexts:
    | Readonly<Record<Locale, () => Promise<{ textsOf: Readonly<Record<string, Load>> }>>>
    | undefined
}
