import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Returns an opaque 256-bit token for cookies and links. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * Returns the SHA-256 hash: enough for tokens of full entropy, never for passwords or short codes.
 */
export const hashToken = (token: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHash('sha256').update(token).digest())

/** Keys of this installation, one per purpose: a leaked key is useless for any other purpose. */
export interface KeyRing {
  /** Returns 32 bytes for a purpose such as `login-code`; the same in every process. */
  keyFor(purpose: string): Buffer
  /**
   * Returns the same key, then those of former secrets, to read data that was written with one of
   * them.
   */
  keysFor(purpose: string): readonly [NamedKey, ...NamedKey[]]
}

export interface NamedKey {
  /** Identifies the secret from which the key was derived, without revealing it. */
  id: string
  key: Buffer
}

export const createKeyRing = (secret: Buffer, former: readonly Buffer[] = []): KeyRing => {
  const derive = (from: Buffer, purpose: string, bytes = 32): Buffer =>
    Buffer.from(hkdfSync('sha256', from, Buffer.alloc(0), `versta:${purpose}`, bytes))
  const named = (from: Buffer, purpose: string): NamedKey => ({
    id: derive(from, 'key-id', 8).toString('hex'),
    key: derive(from, purpose),
  })
  return {
    keyFor: (purpose) => derive(secret, purpose),
    keysFor: (purpose) => [named(secret, purpose), ...former.map((from) => named(from, purpose))],
  }
}

/** Returns the HMAC-SHA256, for short codes, which a plain hash would not hide. */
export const hmacSha256 = (key: Buffer, text: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHmac('sha256', key).update(text).digest())
