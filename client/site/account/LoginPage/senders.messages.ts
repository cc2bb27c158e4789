import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Names of the ways to send a code, by the API's names. */
export const senderMessages = defineMessages({
  TELEGRAM: { id: 'codeSenders.telegram', defaultMessage: 'Telegram' },
  TELEGRAM_WITH_PHONE_REQUEST: {
    id: 'codeSenders.telegramWithPhoneRequest',
    defaultMessage: 'Telegram bot',
  },
  VK: { id: 'codeSenders.vk', defaultMessage: 'VK ID' },
  VK_VIA_SMS_SERVICE: { id: 'codeSenders.vkViaSmsService', defaultMessage: 'VK message' },
  WHATSAPP: { id: 'codeSenders.whatsapp', defaultMessage: 'WhatsApp' },
  WHATSAPP_PAID: { id: 'codeSenders.whatsappPaid', defaultMessage: 'WhatsApp Business' },
  SMS: { id: 'codeSenders.sms', defaultMessage: 'SMS' },
  EMAIL: { id: 'codeSenders.email', defaultMessage: 'E-mail' },
})
