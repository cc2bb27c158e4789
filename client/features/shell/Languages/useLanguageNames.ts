import { useIntl } from 'react-intl'

/** Returns a function that lists the names of languages by ISO 639-1 codes. */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const { formatDisplayName, formatList } = useIntl()
  return (codes) =>
    formatList(codes.map((code) => formatDisplayName(code, { type: 'language' }) ?? code))
}
