import { readUuid } from './pathParams.ts'

/**
 * Returns the path of a request's voucher, for anyone with its uuid. The request's papers are in
 * its language, whatever the URL.
 */
export const voucherPath = (uuid: string): string => `/order/${uuid}/voucher.pdf`

/**
 * Returns the path of an invoice or credit note.
 * @param number as printed: 2026-000123
 */
export const invoicePath = (uuid: string, number: string): string =>
  `/order/${uuid}/invoice-${number}.pdf`

/** Returns the number of an invoice or credit note; both share one series. */
export const invoiceNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(6, '0')}`

export type RequestFile =
  | { uuid: string; file: 'voucher' }
  | { uuid: string; file: 'invoice'; year: number; number: number }

/** Parses the URL of a request's file; null where it matches none. */
export const readRequestFile = (uuidText: string, file: string): RequestFile | null => {
  const uuid = readUuid(uuidText)
  if (uuid === null) return null
  if (file === 'voucher.pdf') return { uuid, file: 'voucher' }
  const [, year, number] = /^invoice-(\d{4})-(\d{6,9})\.pdf$/.exec(file) ?? []
  return year && number
    ? { uuid, file: 'invoice', year: Number(year), number: Number(number) }
    : null
}
