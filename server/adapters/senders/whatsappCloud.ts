import { z } from 'zod'
import type { Locale } from '#schema/codes/locales.ts'
import { callService } from '../callService.ts'
import { type CodeChannel, failed, type SendError, type SendOutcome, sent } from './port.ts'

export interface WhatsappConfig {
  /** https://graph.facebook.com/v24.0 */
  baseUrl: string
  token: string
  /** Id of the sending number. */
  phoneNumberId: string
  /** Name of a template in the category AUTHENTICATION with a copy-code button. */
  template: string
}

/** Language code of the template for each locale. */
const templateLanguages: Record<Locale, string> = { en: 'en_US', de: 'de' }

const cloudAnswer = z.union([
  z.object({ messages: z.tuple([z.object({ id: z.string() })], z.unknown()) }),
  z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) }),
])

/**
 * Maps codes of the Cloud API, in answers and in failed statuses (developers.facebook.com, WhatsApp
 * error codes).
 */
export const whatsappError = (code: number): SendError => {
  if ([4, 80_007, 130_429, 131_048, 131_056].includes(code)) return 'RATE_LIMITED'
  // 100 also means "not a WhatsApp number"; a mistake of ours is logged and costs the person one
  // more press
  if ([100, 131_026, 131_049, 131_050].includes(code)) return 'UNREACHABLE'
  if (code === 131_042) return 'NO_FUNDS'
  if ([1, 2, 131_000, 131_016, 133_004].includes(code)) return 'TEMPORARY'
  // tokens (190), permissions (10, 200 to 299), templates (132…), missing parameters (131008)
  return 'CONFIG'
}

/**
 * Creates the channel of WhatsApp Cloud API: sends an AUTHENTICATION template, whose preset text
 * accepts only the code.
 */
export const createWhatsappCloud = ({
  baseUrl,
  token,
  phoneNumberId,
  template,
}: WhatsappConfig): CodeChannel => ({
  async send({ to, code, locale, requestId }): Promise<SendOutcome> {
    const codeParameter = [{ type: 'text', text: code }]
    const answer = await callService(`${baseUrl}/${phoneNumberId}/messages`, {
      headers: { authorization: `Bearer ${token}` },
      json: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace('+', ''),
        type: 'template',
        biz_opaque_callback_data: requestId,
        template: {
          name: template,
          language: { code: templateLanguages[locale] },
          components: [
            { type: 'body', parameters: codeParameter },
            { type: 'button', sub_type: 'url', index: '0', parameters: codeParameter },
          ],
        },
      },
    })
    if (answer.kind === 'silence') return failed('TEMPORARY', 'no answer')
    const read = cloudAnswer.safeParse(answer.body)
    if (!read.success) return failed('TEMPORARY', answer.status)
    return 'messages' in read.data
      ? sent(read.data.messages[0].id)
      : failed(whatsappError(read.data.error.code), read.data.error.code)
  },
})
