import { createHash } from 'node:crypto'
import { isSameSecret } from '../secretCompare.ts'

export type MonetaFields = Readonly<Record<string, string | undefined>>

const orders = {
  form: [
    'MNT_ID',
    'MNT_TRANSACTION_ID',
    'MNT_AMOUNT',
    'MNT_CURRENCY_CODE',
    'MNT_SUBSCRIBER_ID',
    'MNT_TEST_MODE',
  ],
  notification: [
    // absent in payment notifications
    'MNT_COMMAND',
    'MNT_ID',
    'MNT_TRANSACTION_ID',
    'MNT_OPERATION_ID',
    'MNT_AMOUNT',
    'MNT_CURRENCY_CODE',
    'MNT_SUBSCRIBER_ID',
    'MNT_TEST_MODE',
  ],
  answer: ['MNT_RESULT_CODE', 'MNT_ID', 'MNT_TRANSACTION_ID'],
} as const

/**
 * Returns MONETA's signature: MD5 in lower-case hex over the concatenated values and the integrity
 * code. Digits can shift between fields unnoticed, so formats and our own record are checked as
 * well.
 */
export const monetaSignature = (
  what: keyof typeof orders,
  fields: MonetaFields,
  code: string,
): string =>
  createHash('md5')
    .update(orders[what].map((name) => fields[name] ?? '').join('') + code)
    .digest('hex')

export const hasRightSignature = (fields: MonetaFields, code: string): boolean =>
  isSameSecret(
    (fields.MNT_SIGNATURE ?? '').toLowerCase(),
    monetaSignature('notification', fields, code),
  )

/** Formats minor units for MONETA: 12025 is "120.25". */
export const monetaAmount = (amountMinor: number): string =>
  `${Math.floor(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`

/** Parses an amount of MONETA into minor units; null for any other format. */
export const minorOfMoneta = (text: string): number | null =>
  /^\d{1,12}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : null
