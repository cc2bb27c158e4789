import { createHmac, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { isSameSecret } from '../secretCompare.ts'

/** Key that verifies callbacks: a shared one, or the bank's public key. */
export type CallbackKey = { kind: 'shared'; key: string } | { kind: 'public'; key: KeyObject }

const unsigned = new Set(['checksum', 'sign_alias'])

/**
 * Returns the text under a checksum: all other fields, decoded, sorted by name:
 * `name;value;name;value;`.
 */
export const checksumText = (fields: Iterable<readonly [string, string]>): string =>
  [...fields]
    .filter(([name]) => !unsigned.has(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name};${value};`)
    .join('')

/** Returns the HMAC-SHA256 in upper-case hex. */
export const sharedChecksum = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('hex').toUpperCase()

/**
 * Reads a public key from the bank's back office: PEM, or the base64 of its SPKI.
 * @throws Error for anything else
 */
export const readCallbackKey = (text: string): KeyObject =>
  text.includes('BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })

/**
 * Returns whether a checksum is right. RSA uses SHA-512, even where sign_alias states "SHA-256 with
 * RSA".
 */
export const isChecksumRight = (text: string, checksum: string, key: CallbackKey): boolean =>
  key.kind === 'shared'
    ? isSameSecret(checksum.toUpperCase(), sharedChecksum(text, key.key))
    : /^(?:[0-9a-f]{2})+$/i.test(checksum) &&
      verify('RSA-SHA512', Buffer.from(text), key.key, Buffer.from(checksum, 'hex'))
