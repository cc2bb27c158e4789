import { localeFacts } from '#schema/codes/locales.ts'
import { useSite } from '../../../routing/site.ts'
import { usePhoneLabels } from './usePhoneLabels.ts'

const countries = { en: 'US', de: 'DE' } as const

/** What every phone field of a page is given: its words, and the country it begins with, which the language tells. */
export function usePhoneField() {
  const { locale } = useSite()
  return {
    labels: usePhoneLabels(),
    language: localeFacts[locale].code,
    defaultCountry: countries[locale],
  }
}
