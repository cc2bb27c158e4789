import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { callService } from '../callService.ts'
import {
  type CodeChannel,
  type DeliveryReport,
  failed,
  type SendError,
  type SendOutcome,
  sent,
} from './port.ts'

export interface TelegramGatewayConfig {
  /** https://gatewayapi.telegram.org */
  baseUrl: string
  token: string
  /** Verified channel that sends the message; Telegram's own if omitted. */
  senderUsername?: string
  /** URL for delivery reports, at most 256 characters. */
  callbackUrl?: string
}

const requestStatus = z.object({
  request_id: z.string(),
  delivery_status: z
    .object({
      status: z.enum(['sent', 'delivered', 'read', 'expired', 'revoked']),
      updated_at: z.number().optional(),
    })
    .optional(),
})
const gatewayAnswer = z.union([
  z.object({ ok: z.literal(true), result: requestStatus }),
  z.object({ ok: z.literal(false), error: z.string() }),
])

/**
 * Seconds that the gateway accepts: 30 to 3600. It doesn't charge for messages not delivered by
 * then.
 */
const ttlBounds = { min: 30, max: 3600 }

const errorOf = (code: string): SendError => {
  if (/FLOOD|LIMIT|TOO_MANY/.test(code)) return 'RATE_LIMITED'
  if (/BALANCE|FUNDS/.test(code)) return 'NO_FUNDS'
  if (code === 'PHONE_NUMBER_INVALID') return 'BAD_RECIPIENT'
  // no Telegram account, or one that accepts no such messages
  if (/^PHONE_NUMBER_|UNREACHABLE|NOT_AVAILABLE/.test(code)) return 'UNREACHABLE'
  if (/^INTERNAL|TIMEOUT/.test(code)) return 'TEMPORARY'
  return 'CONFIG'
}

/**
 * Creates the channel of Telegram Gateway (core.telegram.org/gateway/api), which writes to the
 * Telegram account of a phone number.
 */
export const createTelegramGateway = ({
  baseUrl,
  token,
  senderUsername,
  callbackUrl,
}: TelegramGatewayConfig): CodeChannel => ({
  async send({ to, code, ttlSec, requestId }): Promise<SendOutcome> {
    const answer = await callService(`${baseUrl}/sendVerificationMessage`, {
      headers: { authorization: `Bearer ${token}` },
      json: {
        phone_number: to,
        code,
        ttl: Math.min(ttlBounds.max, Math.max(ttlBounds.min, ttlSec)),
        payload: requestId,
        ...(senderUsername && { sender_username: senderUsername }),
        ...(callbackUrl && { callback_url: callbackUrl }),
      },
    })
    if (answer.kind === 'silence') return failed('TEMPORARY', 'no answer')
    const read = gatewayAnswer.safeParse(answer.body)
    if (!read.success)
      return failed(answer.status === 429 ? 'RATE_LIMITED' : 'TEMPORARY', answer.status)
    return read.data.ok
      ? sent(read.data.result.request_id)
      : failed(errorOf(read.data.error), read.data.error)
  },
})

/** Maximum age of a report in seconds; older ones are refused as replays. */
const oldestReportSec = 300

/**
 * Reads a delivery report. Signature: hex HMAC-SHA256 with the SHA-256 of the token as key, over
 * `timestamp + "\n" + body`.
 * @param rawBody exactly as received
 * @returns null for a wrong signature, a report that is too old, or no report: answer 403 without
 * details
 */
export const readGatewayReport = (
  {
    rawBody,
    timestamp,
    signature,
  }: { rawBody: string; timestamp: string | undefined; signature: string | undefined },
  { token, now }: { token: string; now: Date },
): DeliveryReport | null => {
  if (
    !timestamp ||
    !signature ||
    !/^\d{1,12}$/.test(timestamp) ||
    !/^[0-9a-f]{64}$/i.test(signature)
  )
    return null
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > oldestReportSec) return null
  const expected = createHmac('sha256', createHash('sha256').update(token).digest())
    .update(`${timestamp}\n${rawBody}`)
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return null
  let body: unknown
  try {
    body = JSON.parse(rawBody)
  } catch {
    return null
  }
  const read = requestStatus.safeParse(body)
  if (!read.success) return null
  const { request_id: providerId, delivery_status: delivery } = read.data
  const state = delivery?.status ?? 'sent'
  return {
    providerId,
    state,
    dedupeKey: `telegram:${providerId}:${state}`,
    ...(state === 'expired' && { error: 'UNREACHABLE' as const }),
  }
}
