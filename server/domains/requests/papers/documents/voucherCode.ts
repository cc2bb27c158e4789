import { timingSafeEqual } from 'node:crypto'
import { type KeyRing, hmacSha256 } from '../../../../core/secrets.ts'

/** Length of the HMAC in bytes: guessing one takes 2^96 attempts. */
const sealBytes = 12
const purpose = 'voucher'

/** Returns the number printed on a voucher: a trip has one voucher, however often it is printed. */
export const voucherNumber = (requestId: number): string =>
  `V-${String(requestId).padStart(6, '0')}`

/** Returns an unforgeable voucher code of 22 characters: the request's number and an HMAC of it. */
export const voucherCode = (keys: KeyRing, requestId: number): string => {
  const id = Buffer.alloc(4)
  id.writeUInt32BE(requestId)
  return Buffer.concat([id, sealOf(keys, id)]).toString('base64url')
}

/** Returns the request id of a voucher code; null for codes that we did not issue. */
export const readVoucherCode = (keys: KeyRing, code: string): number | null => {
  if (!/^[\w-]{22}$/.test(code)) return null
  const bytes = Buffer.from(code, 'base64url')
  // the last character has unused bits: accept only one spelling per voucher
  if (bytes.toString('base64url') !== code) return null
  const id = bytes.subarray(0, 4)
  const seal = bytes.subarray(4)
  if (seal.length !== sealBytes || !timingSafeEqual(seal, sealOf(keys, id))) return null
  const requestId = id.readUInt32BE()
  // beyond the database's integer range
  return requestId <= 2_147_483_647 ? requestId : null
}

const sealOf = (keys: KeyRing, id: Buffer): Buffer =>
  hmacSha256(keys.keyFor(purpose), id.toString('hex')).subarray(0, sealBytes)
