import { readUuid } from './pathParams.ts'

/** Papers of a request, for whoever holds its uuid; they are written in the request's language, whatever the address. */
export const voucherPath = (uuid: string): string => `/order/${uuid}/voucher.pdf`

/** @param number as printed: 2026-000123 */
export const invoicePath = (uuid: string, number: string): string =>
  `/order/${uuid}/invoice-${number}.pdf`

/** Number of an invoice or a credit note, which come from one series. */
export const invoiceNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(6, '0')}`

export type RequestFile =
  | { uuid: string; file: 'voucher' }
  | { uuid: string; file: 'invoice'; year: number; number: number }

/** What a file's address asks for; null where it can name nothing. */
export const readRequestFile = (uuidText: string, file: string): RequestFile | null => {
  const uuid = readUuid(uuidText)
  if (uuid === null) return null
  if (file === 'voucher.pdf') return { uuid, file: 'voucher' }
  const [, year, number] = /^invoice-(\d{4})-(\d{6,9})\.pdf$/.exec(file) ?? []
  return year && number
    ? { uuid, file: 'invoice', year: Number(year), number: Number(number) }
    : null
}
