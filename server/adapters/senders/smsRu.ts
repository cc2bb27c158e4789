import { z } from 'zod'
import { callService } from '../callService.ts'
import { minutesOf, smsText } from './codeTexts.ts'
import { type CodeChannel, failed, type SendError, type SendOutcome, sent } from './port.ts'

export interface SmsRuConfig {
  /** https://sms.ru */
  baseUrl: string
  apiId: string
  /** Approved sender name; the shared one if omitted. */
  from?: string
  /** Host of the site, for the line that lets phones autofill the code; null omits the line. */
  host: string | null
}

const answerShape = z.object({
  status_code: z.coerce.number(),
  sms: z
    .record(z.string(), z.object({ status_code: z.coerce.number(), sms_id: z.string().optional() }))
    .optional(),
})

const accepted = new Set([100, 101, 102, 103])
const errors: readonly (readonly [SendError, readonly number[]])[] = [
  ['NO_FUNDS', [201]],
  ['BAD_RECIPIENT', [202, 207]],
  // refused by the person, a foreign number, or on a stop list
  ['UNREACHABLE', [209, 214, 215, 104, 105, 106, 107, 108, 150]],
  ['RATE_LIMITED', [206, 230, 231, 232, 233]],
  ['TEMPORARY', [220, 500]],
]
const errorOf = (code: number): SendError =>
  errors.find(([, codes]) => codes.includes(code))?.[0] ?? 'CONFIG'

/**
 * Creates the channel of sms.ru, meant for +7 numbers. The overall status only confirms that the
 * call was understood: each number has its own.
 */
export const createSmsRu = ({ baseUrl, apiId, from, host }: SmsRuConfig): CodeChannel => ({
  async send({ to, code, locale, ttlSec }): Promise<SendOutcome> {
    const number = to.replace('+', '')
    const minutes = minutesOf(ttlSec)
    const answer = await callService(`${baseUrl}/sms/send?json=1`, {
      form: new URLSearchParams({
        api_id: apiId,
        [`to[${number}]`]: smsText(locale, { code, minutes }, host),
        ttl: String(Math.min(1440, minutes)),
        ...(from && { from }),
      }),
    })
    if (answer.kind === 'silence') return failed('TEMPORARY', 'no answer')
    const read = answerShape.safeParse(answer.body)
    if (!read.success) return failed('TEMPORARY', answer.status)
    if (read.data.status_code !== 100)
      return failed(errorOf(read.data.status_code), read.data.status_code)
    const own = read.data.sms?.[number]
    if (!own) return failed('TEMPORARY', 'number missing')
    return accepted.has(own.status_code)
      ? sent(own.sms_id ?? number)
      : failed(errorOf(own.status_code), own.status_code)
  },
})
