import { z } from 'zod'
import { callService } from '../callService.ts'
import { minutesOf, smsText } from './codeTexts.ts'
import { type CodeChannel, failed, type SendError, type SendOutcome, sent } from './port.ts'

export interface TwilioConfig {
  /** https://api.twilio.com */
  baseUrl: string
  accountSid: string
  authToken: string
  /** E.164 number, or the id of a messaging service (MG…). */
  from: string
  /** Host of the site, for the line that lets phones autofill the code; null omits the line. */
  host: string | null
}

const twilioAnswer = z.union([
  z.object({ sid: z.string(), status: z.string(), error_code: z.number().nullish() }),
  z.object({ code: z.number(), message: z.string() }),
])

const errors: readonly (readonly [SendError, readonly number[]])[] = [
  ['BAD_RECIPIENT', [21211, 21214, 21217, 21614]],
  // country not served, unsubscribed, no route
  ['UNREACHABLE', [21408, 21610, 21612, 30003, 30005, 30006]],
  ['RATE_LIMITED', [20429, 14107, 30001, 63038]],
  // Twilio suspends an account without money
  ['NO_FUNDS', [20005, 30002]],
  ['TEMPORARY', [20500, 20503, 30008]],
]
const errorOf = (code: number): SendError =>
  errors.find(([, codes]) => codes.includes(code))?.[0] ?? 'CONFIG'

/**
 * Creates the channel of Twilio's Messages API (not Verify: the code is ours), meant for numbers
 * that no other service serves.
 */
export const createTwilio = ({
  baseUrl,
  accountSid,
  authToken,
  from,
  host,
}: TwilioConfig): CodeChannel => ({
  async send({ to, code, locale, ttlSec }): Promise<SendOutcome> {
    const answer = await callService(`${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      },
      form: new URLSearchParams({
        To: to,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: smsText(locale, { code, minutes: minutesOf(ttlSec) }, host),
        ValidityPeriod: String(Math.min(36_000, Math.max(1, ttlSec))),
      }),
    })
    if (answer.kind === 'silence') return failed('TEMPORARY', 'no answer')
    const read = twilioAnswer.safeParse(answer.body)
    if (answer.status >= 500) return failed('TEMPORARY', answer.status)
    if (!read.success)
      return failed(answer.status === 429 ? 'RATE_LIMITED' : 'TEMPORARY', answer.status)
    if ('code' in read.data)
      return failed(
        answer.status === 429 ? 'RATE_LIMITED' : errorOf(read.data.code),
        read.data.code,
      )
    const { sid, error_code: error } = read.data
    return error ? failed(errorOf(error), error) : sent(sid)
  },
})
