import { z } from 'zod'
import type { SmtpConfig } from '../adapters/mail/smtp.ts'
import type { SendersConfig } from '../adapters/senders/createSenders.ts'
import type { VkIdConfig } from '../adapters/vkid/vkId.ts'
import { filled, type GroupResult, readService, serviceUrl } from './variableGroup.ts'

/** Settings of everything that reaches a person outside the site. */
export interface MessagingConfig {
  /** Null: mail is only stored. */
  mail: SmtpConfig | null
  senders: SendersConfig
  vkId: VkIdConfig | null
  /**
   * Secrets that authenticate calls of WhatsApp's webhook; those of Telegram are in
   * `senders.telegramBot` and `.telegramGateway`.
   */
  whatsappWebhook: { appSecret: string; verifyToken: string } | null
}

const prefixes = (usual: string) =>
  z
    .string()
    .regex(/^\+\d*(,\+\d*)*$/, 'number prefixes such as +7,+49')
    .transform((text) => text.split(','))
    .prefault(usual)
const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'smtp://user:password@host:587 or smtps://…:465',
})
const botSecret = z.string().regex(/^[\w-]{16,256}$/, '16 to 256 of A-Z a-z 0-9 _ and -')

const services = {
  smtp: {
    needed: {
      SMTP_URL: smtpUrl,
      MAIL_FROM: z.string().regex(/^[^\r\n]*@[^\r\n]+$/, 'Name <address>'),
    },
    extra: {},
  },
  telegramGateway: {
    needed: { TELEGRAM_GATEWAY_TOKEN: filled },
    extra: {
      TELEGRAM_GATEWAY_SENDER: filled.optional(),
      TELEGRAM_GATEWAY_URL: serviceUrl('https://gatewayapi.telegram.org'),
    },
  },
  telegramBot: {
    needed: {
      TELEGRAM_BOT_TOKEN: filled,
      TELEGRAM_BOT_USERNAME: z.string().regex(/^\w{5,32}$/, 'a name without @'),
      TELEGRAM_WEBHOOK_SECRET: botSecret,
    },
    extra: { TELEGRAM_BOT_URL: serviceUrl('https://api.telegram.org') },
  },
  whatsapp: {
    needed: {
      WHATSAPP_TOKEN: filled,
      WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'digits'),
      WHATSAPP_TEMPLATE: filled,
      WHATSAPP_APP_SECRET: filled,
      WHATSAPP_VERIFY_TOKEN: filled,
    },
    extra: {
      WHATSAPP_PAID_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'digits').optional(),
      WHATSAPP_PAID_TEMPLATE: filled.optional(),
      WHATSAPP_URL: serviceUrl('https://graph.facebook.com/v24.0'),
    },
  },
  devino: {
    needed: {
      DEVINO_KEY: filled,
      DEVINO_VK_TEMPLATE_ID: z.string().regex(/^\d+$/, 'a number').transform(Number),
    },
    extra: { DEVINO_URL: serviceUrl('https://api.devino.online') },
  },
  smsRu: {
    needed: { SMS_RU_API_ID: filled },
    extra: {
      SMS_RU_FROM: filled.optional(),
      SMS_RU_PREFIXES: prefixes('+7'),
      SMS_RU_URL: serviceUrl('https://sms.ru'),
    },
  },
  twilio: {
    needed: {
      TWILIO_ACCOUNT_SID: z.string().regex(/^AC\w+$/, 'AC…'),
      TWILIO_AUTH_TOKEN: filled,
      TWILIO_FROM: z
        .string()
        .regex(/^(\+\d{7,15}|MG\w+)$/, 'a number such as +15005550006, or MG…'),
    },
    extra: { TWILIO_PREFIXES: prefixes('+'), TWILIO_URL: serviceUrl('https://api.twilio.com') },
  },
  vkId: {
    needed: { VK_ID_CLIENT_ID: z.string().regex(/^\d+$/, 'digits') },
    extra: { VK_ID_URL: serviceUrl('https://id.vk.ru') },
  },
}

type Given = Readonly<Record<string, string | undefined>>

const readServices = (given: Given) => ({
  smtp: readService(given, services.smtp),
  telegramGateway: readService(given, services.telegramGateway),
  telegramBot: readService(given, services.telegramBot),
  whatsapp: readService(given, services.whatsapp),
  devino: readService(given, services.devino),
  smsRu: readService(given, services.smsRu),
  twilio: readService(given, services.twilio),
  vkId: readService(given, services.vkId),
})

type Services = ReturnType<typeof readServices>

/**
 * Reads which services deliver. Without any, all messages are stored in the database and shown on
 * /development/outbox. With one, nothing is stored unless MESSAGE_OUTBOX is `on`, because nobody
 * would read it there.
 */
export const readMessaging = (
  given: Given,
  { publicUrl }: { publicUrl: string },
): GroupResult<MessagingConfig> => {
  const read = readServices(given)
  const { vkId, ...delivering } = read
  const { smtp, whatsapp } = read
  const mistakes = Object.values(read).flatMap((service) => service.mistakes)

  const isSomethingSent = Object.values(delivering).some(({ value }) => value !== null)
  const asked = given.MESSAGE_OUTBOX || (isSomethingSent ? 'off' : 'on')
  if (asked !== 'on' && asked !== 'off') mistakes.push('MESSAGE_OUTBOX: expected on or off')
  const hasOutbox = asked === 'on'
  if (!hasOutbox && !smtp.value && smtp.mistakes.length === 0)
    mistakes.push(
      'SMTP_URL, MAIL_FROM: missing; set them, or keep e-mails unsent with MESSAGE_OUTBOX=on',
    )

  return {
    mistakes,
    value: {
      mail: smtp.value && { url: smtp.value.SMTP_URL, from: smtp.value.MAIL_FROM },
      vkId: vkId.value && {
        baseUrl: vkId.value.VK_ID_URL,
        clientId: vkId.value.VK_ID_CLIENT_ID,
        redirectUrl: `${publicUrl}${vkIdReturnPath}`,
      },
      whatsappWebhook: whatsapp.value && {
        appSecret: whatsapp.value.WHATSAPP_APP_SECRET,
        verifyToken: whatsapp.value.WHATSAPP_VERIFY_TOKEN,
      },
      senders: {
        hasOutbox,
        hasMail: smtp.value !== null,
        hasVkId: vkId.value !== null,
        ...telegramSenders(read, publicUrl),
        ...whatsappSenders(read),
        ...smsSenders(read, new URL(publicUrl).hostname),
      },
    },
  }
}

const telegramSenders = (
  { telegramGateway: gateway, telegramBot: bot }: Services,
  publicUrl: string,
): Pick<SendersConfig, 'telegramGateway' | 'telegramBot'> => ({
  telegramGateway: gateway.value && {
    baseUrl: gateway.value.TELEGRAM_GATEWAY_URL,
    token: gateway.value.TELEGRAM_GATEWAY_TOKEN,
    // Telegram only calls https addresses
    ...(publicUrl.startsWith('https:') && {
      callbackUrl: `${publicUrl}${senderWebhookPaths.telegramGateway}`,
    }),
    ...(gateway.value.TELEGRAM_GATEWAY_SENDER && {
      senderUsername: gateway.value.TELEGRAM_GATEWAY_SENDER,
    }),
  },
  telegramBot: bot.value && {
    baseUrl: bot.value.TELEGRAM_BOT_URL,
    token: bot.value.TELEGRAM_BOT_TOKEN,
    username: bot.value.TELEGRAM_BOT_USERNAME,
    webhookSecret: bot.value.TELEGRAM_WEBHOOK_SECRET,
  },
})

const whatsappSenders = ({
  whatsapp: { value },
}: Services): Pick<SendersConfig, 'whatsapp' | 'whatsappPaid'> => {
  if (!value) return { whatsapp: null, whatsappPaid: null }
  const account = { baseUrl: value.WHATSAPP_URL, token: value.WHATSAPP_TOKEN }
  return {
    whatsapp: {
      ...account,
      phoneNumberId: value.WHATSAPP_PHONE_NUMBER_ID,
      template: value.WHATSAPP_TEMPLATE,
    },
    whatsappPaid: value.WHATSAPP_PAID_PHONE_NUMBER_ID
      ? {
          ...account,
          phoneNumberId: value.WHATSAPP_PAID_PHONE_NUMBER_ID,
          template: value.WHATSAPP_PAID_TEMPLATE ?? value.WHATSAPP_TEMPLATE,
        }
      : null,
  }
}

const smsSenders = (
  { devino, smsRu, twilio }: Services,
  host: string,
): Pick<SendersConfig, 'devino' | 'smsRu' | 'twilio'> => ({
  devino: devino.value && {
    baseUrl: devino.value.DEVINO_URL,
    key: devino.value.DEVINO_KEY,
    templateId: devino.value.DEVINO_VK_TEMPLATE_ID,
  },
  smsRu: smsRu.value && {
    baseUrl: smsRu.value.SMS_RU_URL,
    apiId: smsRu.value.SMS_RU_API_ID,
    prefixes: smsRu.value.SMS_RU_PREFIXES,
    host,
    ...(smsRu.value.SMS_RU_FROM && { from: smsRu.value.SMS_RU_FROM }),
  },
  twilio: twilio.value && {
    baseUrl: twilio.value.TWILIO_URL,
    accountSid: twilio.value.TWILIO_ACCOUNT_SID,
    authToken: twilio.value.TWILIO_AUTH_TOKEN,
    from: twilio.value.TWILIO_FROM,
    prefixes: twilio.value.TWILIO_PREFIXES,
    host,
  },
})

/**
 * Paths to which services report the delivery of messages, and to which Telegram sends the bot's
 * updates.
 */
export const senderWebhookPaths = {
  telegramBot: '/webhooks/telegram/bot',
  telegramGateway: '/webhooks/telegram/gateway',
  whatsapp: '/webhooks/whatsapp',
} as const

/** Path to which VK ID sends people back; must be one of the application's trusted addresses. */
export const vkIdReturnPath = '/auth/vk'
