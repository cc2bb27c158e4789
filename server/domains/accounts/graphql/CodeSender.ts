/** Defines: CodeSender */
import { codeSenders } from '#schema/codes/codeSenders.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'

export const CodeSenderEnum = literalEnum(
  'CodeSender',
  codeSenders,
  'Channels that deliver one-time codes.',
  {
    email: 'E-mail.',
    sms: 'Text message.',
    telegram: 'A message in Telegram.',
    telegram_with_phone_request: 'Our Telegram bot, which first asks for the phone number.',
    vk: 'VK ID.',
    vk_via_sms_service: 'A message in VK through an SMS service.',
    whatsapp: 'WhatsApp.',
    whatsapp_paid: 'WhatsApp through its paid API.',
  },
)
