import { type Locale, localeFacts } from '#schema/codes/locales.ts'

/** A month of an organizer as a file for spreadsheets. */
export const statementFilePath = (
  locale: Locale,
  { month, organizerId }: { month: string; organizerId: number },
): string =>
  `${localeFacts[locale].pathPrefix}/crm/statement.csv?${new URLSearchParams({ month, organizer: String(organizerId) })}`
