import { createHmac, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { isSameSecret } from '../secretCompare.ts'

/** What a callback is checked with: a shared key, or the bank's public key. */
export type CallbackKey = { kind: 'shared'; key: string } | { kind: 'public'; key: KeyObject }

const unsigned = new Set(['checksum', 'sign_alias'])

/** The string under a checksum: all other fields, decoded, sorted by name: `name;value;name;value;`. */
export const checksumText = (fields: Iterable<readonly [string, string]>): string =>
  [...fields]
    .filter(([name]) => !unsigned.has(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name};${value};`)
    .join('')

/** HMAC-SHA256 in upper hex. */
export const sharedChecksum = (text: string, key: string): string => createHmac('sha256', key).update(text).digest('hex').toUpperCase()

/** A public key as the bank's cabinet gives it: PEM, or the base64 of its SPKI. @throws for what is no key */
export const readCallbackKey = (text: string): KeyObject =>
  text.includes('BEGIN') ? createPublicKey(text) : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })

/** RSA signs with SHA-512, also where sign_alias says "SHA-256 with RSA". */
export const isChecksumRight = (text: string, checksum: string, key: CallbackKey): boolean =>
  key.kind === 'shared'
    ? isSameSecret(checksum.toUpperCase(), sharedChecksum(text, key.key))
    : /^(?:[0-9a-f]{2})+$/i.test(checksum) && verify('RSA-SHA512', Buffer.from(text), key.key, Buffer.from(checksum, 'hex'))
