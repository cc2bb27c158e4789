/**
 * Languages of the site (specification section 1). Russian is localization 1, disabled by
 * `russianIsAvailable`.
 */
export const locales = ['en', 'de'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

export const localeFacts = {
  en: {
    code: 'en-US',
    iso: 'en',
    name: 'English',
    direction: 'ltr',
    currency: 'USD',
    localizationId: 3,
    pathPrefix: '',
  },
  de: {
    code: 'de',
    iso: 'de',
    name: 'Deutsch',
    direction: 'ltr',
    currency: 'EUR',
    localizationId: 4,
    pathPrefix: '/de',
  },
} as const satisfies Record<
  Locale,
  {
    code: string
    iso: string
    name: string
    direction: 'ltr' | 'rtl'
    currency: string
    localizationId: number
    pathPrefix: string
  }
>

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)
