import { useIntl } from 'react-intl'

/** Names of languages by their ISO 639-1 codes, listed as one says them. */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const { formatDisplayName, formatList } = useIntl()
  return (codes) =>
    formatList(codes.map((code) => formatDisplayName(code, { type: 'language' }) ?? code))
}
