import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { DeliveryReport } from './port.ts'
import { whatsappError } from './whatsappCloud.ts'

/**
 * Returns the challenge of Meta's webhook verification, to be sent back as text; null: answer 403.
 */
export const answerWhatsappVerification = (
  query: URLSearchParams,
  verifyToken: string,
): string | null =>
  query.get('hub.mode') === 'subscribe' && isSame(query.get('hub.verify_token') ?? '', verifyToken)
    ? query.get('hub.challenge')
    : null

const status = z.object({
  id: z.string(),
  status: z.string(),
  errors: z.array(z.object({ code: z.number() })).optional(),
})
const webhookBody = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ statuses: z.array(status).optional() }) })),
    }),
  ),
})
const knownStates = ['sent', 'delivered', 'read', 'failed'] as const

/**
 * Reads WhatsApp's reports on our messages. Signature: `sha256=` and the hex HMAC-SHA256 of the
 * body with the app's secret.
 * @param rawBody exactly as received
 * @returns null for a wrong signature (answer 403); an empty list for notices that are not about
 * our messages (200)
 */
export const readWhatsappReports = (
  rawBody: string,
  signature: string | undefined,
  appSecret: string,
): DeliveryReport[] | null => {
  const expected = `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`
  if (!isSame(signature ?? '', expected)) return null
  let body: unknown
  try {
    body = JSON.parse(rawBody)
  } catch {
    return []
  }
  const read = webhookBody.safeParse(body)
  if (!read.success) return []
  return read.data.entry
    .flatMap(({ changes }) => changes)
    .flatMap(({ value }) => value.statuses ?? [])
    .flatMap(({ id, status: said, errors }) => {
      const state = knownStates.find((known) => known === said)
      if (!state) return []
      const error = errors?.[0] && whatsappError(errors[0].code)
      return [
        {
          providerId: id,
          state,
          dedupeKey: `whatsapp:${id}:${state}`,
          ...(state === 'failed' && error && { error }),
        },
      ]
    })
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
