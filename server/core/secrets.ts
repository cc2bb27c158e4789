import { createHash, randomBytes } from 'node:crypto'

/** An opaque token of 256 bits, for cookies and links. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256: enough for tokens of full entropy (never for passwords or short codes). */
export const hashToken = (token: string): Buffer<ArrayBuffer> => Buffer.from(createHash('sha256').update(token).digest())
