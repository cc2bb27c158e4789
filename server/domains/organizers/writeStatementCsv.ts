import { currencyExponent, type Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import type { Statement, StatementLine } from './reads/readStatement.ts'
import { perLocale } from '../../i18n/perLocale.ts'
import { statementMessages as messages } from './statement.messages.ts'

const heads: Record<Locale, readonly string[]> = perLocale((t) => [
  t(messages.request),
  t(messages.traveler),
  t(messages.tour),
  t(messages.from),
  t(messages.to),
  t(messages.soldOn),
  t(messages.currency),
  t(messages.gross),
  t(messages.received),
  t(messages.refunded),
  t(messages.commissionPercent),
  t(messages.commission),
  t(messages.cashback),
  t(messages.payout),
])
const totals: Record<Locale, string> = perLocale((t) => t(messages.total))
const paid: Record<Locale, string> = perLocale((t) => t(messages.payout))

/** Column and decimal separators that spreadsheets expect, per language. */
const marks: Record<Locale, { column: string; decimal: string }> = perLocale((t) => ({
  column: t(messages.columnSeparator),
  decimal: t(messages.decimalSeparator),
}))

/**
 * Writes a statement as CSV (RFC 4180) with a UTF-8 byte order mark, which spreadsheets look for.
 * Amounts are in whole units with their currency's decimals. The lines of each currency are
 * followed by their sums; the payouts come last: reference, day, currency and amount under the
 * headings of tour, sale and payout.
 */
export const writeStatementCsv = ({ currencies, payouts }: Statement, locale: Locale): string => {
  const { column, decimal } = marks[locale]
  const amount = (minor: number, currency: Currency): string =>
    writeMinor(minor, currencyExponent[currency], decimal)
  const sums = ({
    currency,
    ...row
  }: Pick<StatementLine, 'currency' | 'grossMinor' | 'receivedMinor' | 'refundedMinor'>) => [
    amount(row.grossMinor, currency),
    amount(row.receivedMinor, currency),
    amount(row.refundedMinor, currency),
  ]
  const titleOf = ({ tour }: StatementLine): string =>
    (tour.find((row) => row.locale === locale) ?? tour[0])?.title ?? ''
  const rows = currencies.flatMap((part) => [
    ...part.lines.map((line) => [
      String(line.requestId),
      asText(line.contactName),
      asText(titleOf(line)),
      line.start,
      line.end,
      line.soldOn ?? '',
      line.currency,
      ...sums(line),
      writeMinor(line.commissionBp, 2, decimal),
      amount(line.commissionMinor, line.currency),
      amount(line.cashbackMinor, line.currency),
      amount(line.payoutMinor, line.currency),
    ]),
    [
      totals[locale],
      '',
      '',
      '',
      '',
      '',
      part.currency,
      ...sums(part),
      '',
      amount(part.commissionMinor, part.currency),
      amount(part.cashbackMinor, part.currency),
      amount(part.payoutMinor, part.currency),
    ],
  ])
  const transfers = payouts.map((row) => [
    paid[locale],
    '',
    asText(row.reference),
    '',
    '',
    row.paidOn,
    row.currency,
    '',
    '',
    '',
    '',
    '',
    '',
    amount(row.amountMinor, row.currency),
  ])
  const quote = (cell: string): string =>
    /["\r\n]/.test(cell) || cell.includes(column) ? `"${cell.replaceAll('"', '""')}"` : cell
  return `\uFEFF${[heads[locale], ...rows, ...transfers].map((row) => row.map(quote).join(column)).join('\r\n')}\r\n`
}

/**
 * Prefixes text that looks like a formula with an apostrophe, so that a spreadsheet does not run
 * what a traveler typed.
 */
const asText = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words)

const writeMinor = (minor: number, digits: number, decimal: string): string => {
  const whole = String(Math.abs(minor)).padStart(digits + 1, '0')
  const written =
    digits === 0 ? whole : `${whole.slice(0, -digits)}${decimal}${whole.slice(-digits)}`
  return minor < 0 ? `-${written}` : written
}
