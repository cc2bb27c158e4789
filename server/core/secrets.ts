import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** An opaque token of 256 bits, for cookies and links. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256: enough for tokens of full entropy (never for passwords or short codes). */
export const hashToken = (token: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHash('sha256').update(token).digest())

/** Keys of this installation, one for each purpose: what leaks for one purpose opens nothing of another. */
export interface KeyRing {
  /** 32 bytes for a purpose such as `login-code`; the same in every process. */
  keyFor(purpose: string): Buffer
  /** The same key, then those of former secrets: for what was written with one of them and has to be read still. */
  keysFor(purpose: string): readonly [NamedKey, ...NamedKey[]]
}

export interface NamedKey {
  /** Names the secret it was derived from, without telling anything of it. */
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

/** HMAC-SHA256: for short codes, which a plain hash would not hide. */
export const hmacSha256 = (key: Buffer, text: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHmac('sha256', key).update(text).digest())
