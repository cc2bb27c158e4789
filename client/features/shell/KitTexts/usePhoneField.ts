import { localeFacts } from '#schema/codes/locales.ts'
import { useSite } from '../../../routing/site.ts'
import { usePhoneLabels } from './usePhoneLabels.ts'

const countries = { en: 'US', de: 'DE' } as const

/** Returns the props of every phone field: its texts, and the default country for the language. */
export function usePhoneField() {
  const { locale } = useSite()
  return {
    labels: usePhoneLabels(),
    language: localeFacts[locale].code,
    defaultCountry: countries[locale],
  }
}
