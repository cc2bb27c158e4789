import { z } from 'zod'
import { callService } from '../callService.ts'
import { type CodeChannel, failed, type SendError, type SendOutcome, sent } from './port.ts'

export interface DevinoConfig {
  /** https://api.devino.online */
  baseUrl: string
  key: string
  /** Id of a template approved by VK, with `code` as its only variable. */
  templateId: number
}

const devinoAnswer = z.object({
  result: z.tuple(
    [z.object({ code: z.string(), messageId: z.union([z.string(), z.number()]).optional() })],
    z.unknown(),
  ),
})

/** Seconds that the service accepts: 15 to 86400. */
const validityBounds = { min: 15, max: 86_400 }

const errorOf = (code: string): SendError => {
  if (/LIMIT|TOO_MANY|THROTTL/i.test(code)) return 'RATE_LIMITED'
  if (/BALANCE|FUNDS|MONEY/i.test(code)) return 'NO_FUNDS'
  if (/PHONE|ADDRESS|RECIPIENT|DESTINATION/i.test(code)) return 'BAD_RECIPIENT'
  if (/NOT_FOUND_USER|USER|UNDELIVER|UNREACH/i.test(code)) return 'UNREACHABLE'
  if (/INTERNAL|TIMEOUT|UNAVAILABLE/i.test(code)) return 'TEMPORARY'
  return 'CONFIG'
}

const errorOfStatus = (status: number): SendError => {
  if (status === 429) return 'RATE_LIMITED'
  if (status === 402) return 'NO_FUNDS'
  return status >= 400 && status < 500 ? 'CONFIG' : 'TEMPORARY'
}

/**
 * Creates the channel for messages of a VK group through Devino (docs.devino.online, /vk/messages).
 * VK allows five per person and day, so this must never be the only channel.
 */
export const createDevino = ({ baseUrl, key, templateId }: DevinoConfig): CodeChannel => ({
  async send({ to, code, ttlSec, requestId }): Promise<SendOutcome> {
    const answer = await callService(`${baseUrl}/vk/messages`, {
      headers: { authorization: `Key ${key}` },
      json: {
        messages: [
          {
            phone: to.replace('+', ''),
            templateId,
            templateData: { code },
            routes: ['VK', 'OK'],
            deliveryPolicy: 'verified_phone_number',
            validity: Math.min(validityBounds.max, Math.max(validityBounds.min, ttlSec)),
            callbackData: { requestId },
          },
        ],
      },
    })
    if (answer.kind === 'silence') return failed('TEMPORARY', 'no answer')
    const read = devinoAnswer.safeParse(answer.body)
    if (answer.status !== 200 || !read.success)
      return failed(errorOfStatus(answer.status), answer.status)
    const [{ code: said, messageId }] = read.data.result
    return said === 'OK' ? sent(String(messageId ?? requestId)) : failed(errorOf(said), said)
  },
})
