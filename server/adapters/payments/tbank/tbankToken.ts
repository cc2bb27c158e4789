import { createHash } from 'node:crypto'
import { isSameSecret } from '../secretCompare.ts'

type TokenValue = string | number | boolean

/**
 * Returns T-Bank's signature: SHA-256 in lower-case hex over the joined values of the root's scalar
 * fields and the password, sorted by name. Numbers keep their original text.
 */
export const tbankToken = (fields: Readonly<Record<string, unknown>>, password: string): string => {
  const scalars = Object.entries(fields).filter(
    (entry): entry is [string, TokenValue] =>
      entry[0] !== 'Token' && ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  const values = [...scalars, ['Password', password] as const]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, value]) => `${value}`)
  return createHash('sha256').update(values.join('')).digest('hex')
}

export const hasRightToken = (
  fields: Readonly<Record<string, unknown>>,
  password: string,
): boolean =>
  typeof fields.Token === 'string' &&
  isSameSecret(fields.Token.toLowerCase(), tbankToken(fields, password))

/** Parses JSON and keeps numbers as text: "1.10" and integers beyond 2^53 are signed as written. */
export const parseWithNumbersAsText = (text: string): unknown =>
  JSON.parse(text, function (
    this: unknown,
    _name: string,
    value: unknown,
    context?: { source?: string },
  ) {
    return typeof value === 'number' ? (context?.source ?? String(value)) : value
  } as (this: unknown, key: string, value: unknown) => unknown)
