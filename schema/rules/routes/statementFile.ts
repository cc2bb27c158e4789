import { type Locale, localeFacts } from '#schema/codes/locales.ts'

/** Returns the path of an organizer's monthly statement as a spreadsheet file. */
export const statementFilePath = (
  locale: Locale,
  { month, organizerId }: { month: string; organizerId: number },
): string =>
  `${localeFacts[locale].pathPrefix}/crm/statement.csv?${new URLSearchParams({ month, organizer: String(organizerId) })}`
