import { createHmac } from 'node:crypto'
import { isSameSecret } from '../secretCompare.ts'

/** Seconds for which a signed notification is valid. */
const tolerance = 300

const digest = (timestamp: number, body: string | Buffer, key: Buffer): string =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')

/**
 * Returns the Sandbox-Signature header: `t=<unix seconds>,v1=<HMAC-SHA256 over t, a dot and the
 * body>`.
 */
export const signSandbox = (body: string | Buffer, key: Buffer, now: Date): string => {
  const timestamp = Math.floor(now.getTime() / 1000)
  return `t=${timestamp},v1=${digest(timestamp, body, key)}`
}

export const checkSandbox = (
  header: unknown,
  body: Buffer,
  key: Buffer,
  now: Date,
): 'right' | 'forged' | 'too_old' => {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null
  const timestamp = Number(match?.[1])
  if (!match?.[2] || !isSameSecret(match[2], digest(timestamp, body, key))) return 'forged'
  return now.getTime() / 1000 - timestamp > tolerance ? 'too_old' : 'right'
}
