import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** An opaque token of 256 bits, for cookies and links. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256: enough for tokens of full entropy (never for passwords or short codes). */
export const hashToken = (token: string): Buffer<ArrayBuffer> => Buffer.from(createHash('sha256').update(token).digest())

/** Keys of this installation, one for each purpose: what leaks for one purpose opens nothing of another. */
export interface KeyRing {
  /** 32 bytes for a purpose such as `login-code`; the same in every process. */
  keyFor(purpose: string): Buffer
}

export const createKeyRing = (secret: Buffer): KeyRing => ({
  keyFor: (purpose) => Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `versta:${purpose}`, 32)),
})

/** HMAC-SHA256: for short codes, which a plain hash would not hide. */
export const sealWith = (key: Buffer, text: string): Buffer<ArrayBuffer> => Buffer.from(createHmac('sha256', key).update(text).digest())
