import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decryptText, encryptText } from './sealedText.ts'

const key = randomBytes(32)

test('decrypts a text only with its own key and purpose', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, boundTo) => {
      const sealed = encryptText(key, text, boundTo)
      expect(decryptText(key, sealed, boundTo)).toBe(text)
      expect(decryptText(randomBytes(32), sealed, boundTo)).toBeNull()
      expect(decryptText(key, sealed, `${boundTo}.`)).toBeNull()
    }),
  )
})

test('rejects a changed or truncated ciphertext', () => {
  const sealed = encryptText(key, '40917', 'link')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(decryptText(key, changed, 'link')).toBeNull()
    expect(decryptText(key, sealed.subarray(0, at), 'link')).toBeNull()
  }
})
