import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts with AES-256-GCM; returns nonce, tag and ciphertext.
 * @param key 32 bytes, of a KeyRing
 * @param boundTo what the text belongs to: moved to another row, it can't be decrypted
 */
export const encryptText = (key: Buffer, text: string, boundTo: string): Buffer<ArrayBuffer> => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(boundTo))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/**
 * Decrypts a text.
 * @returns null for a text that was encrypted with another key or purpose, or was changed since
 */
export const decryptText = (key: Buffer, sealed: Uint8Array, boundTo: string): string | null => {
  if (sealed.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([
      decipher.update(sealed.subarray(nonceBytes + tagBytes)),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    return null
  }
}
