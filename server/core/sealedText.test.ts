import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decryptText, encryptText } from './sealedText.ts'

const key = randomBytes(32)

test('what was sealed opens, with its key and for its purpose only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, boundTo) => {
      const sealed = encryptText(key, text, boundTo)
      expect(decryptText(key, sealed, boundTo)).toBe(text)
      expect(decryptText(randomBytes(32), sealed, boundTo)).toBeNull()
      expect(decryptText(key, sealed, `${boundTo}.`)).toBeNull()
    }),
  )
})

test('a changed or cut text opens no more', () => {
  const sealed = encryptText(key, '40917', 'link')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(decryptText(key, changed, 'link')).toBeNull()
    expect(decryptText(key, sealed.subarray(0, at), 'link')).toBeNull()
  }
})
