import { isPossiblePhoneNumber } from 'libphonenumber-js'
import type { Logger } from 'pino'
import { type CodeSender, codeSenders, type DeliveringSender } from '#schema/codes/codeSenders.ts'
import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../db/connect.ts'
import { isMailAddress, type Mail } from '../mail/port.ts'
import { createDevino, type DevinoConfig } from './devino.ts'
import { createEmailChannel } from './emailChannel.ts'
import { createOutboxChannel } from './outbox.ts'
import {
  type CodeChannel,
  type CodeMessage,
  type CodeSenders,
  failed,
  type SendOutcome,
} from './port.ts'
import { createSmsByPrefix, type SmsRoute } from './smsByPrefix.ts'
import { createSmsRu, type SmsRuConfig } from './smsRu.ts'
import {
  createTelegramPhoneRequest,
  type TelegramBotConfig,
  telegramLinkUrl,
} from './telegramBot.ts'
import { createTelegramGateway, type TelegramGatewayConfig } from './telegramGateway.ts'
import type { TelegramLinkStore } from './telegramLinks.ts'
import { createTwilio, type TwilioConfig } from './twilio.ts'
import { createWhatsappCloud, type WhatsappConfig } from './whatsappCloud.ts'

/** Settings of each service; null where it is not configured. */
export interface SendersConfig {
  /**
   * Whether senders without a service store codes in the outbox instead; for `email`, SMTP is the
   * service.
   */
  hasOutbox: boolean
  hasVkId: boolean
  hasMail: boolean
  telegramGateway: TelegramGatewayConfig | null
  telegramBot: TelegramBotConfig | null
  whatsapp: WhatsappConfig | null
  whatsappPaid: WhatsappConfig | null
  devino: DevinoConfig | null
  smsRu: (SmsRuConfig & { prefixes: readonly string[] }) | null
  twilio: (TwilioConfig & { prefixes: readonly string[] }) | null
}

interface Surroundings {
  db: Db
  mail: Pick<Mail, 'send'>
  links: TelegramLinkStore
  clock: Clock
  logger: Pick<Logger, 'warn' | 'error'>
}

/** Creates all senders of the specification behind one port. */
export const createSenders = (config: SendersConfig, surroundings: Surroundings): CodeSenders => {
  const channels = channelsOf(config, surroundings)
  const { logger } = surroundings
  return {
    availableSenders: (to) =>
      codeSenders.filter((sender) => {
        if (sender === 'vk') return config.hasVkId
        const channel = channels.get(sender)
        return channel !== undefined && (to === undefined || channel.reaches?.(to) !== false)
      }),
    openUrlFor: (sender, requestId) =>
      sender === 'telegram_with_phone_request' && config.telegramBot
        ? telegramLinkUrl(config.telegramBot.username, requestId)
        : null,
    async send({ sender, ...message }) {
      const channel = channels.get(sender)
      const outcome = channel
        ? await sendBy(channel, sender, message)
        : failed('CONFIG', 'not configured')
      if (outcome.status === 'failed') {
        const { error, detail } = outcome
        const isOurs = error === 'CONFIG' || error === 'NO_FUNDS'
        logger[isOurs ? 'error' : 'warn'](
          { sender, error, detail, requestId: message.requestId },
          'a one-time code was not sent',
        )
      }
      return outcome
    },
  }
}

const sendBy = async (
  channel: CodeChannel,
  sender: DeliveringSender,
  message: CodeMessage,
): Promise<SendOutcome> => {
  if (!/^\d{4,8}$/.test(message.code)) return failed('CONFIG', 'code')
  if (!isRecipient(sender, message.to)) return failed('BAD_RECIPIENT', 'recipient')
  try {
    return await channel.send(message)
  } catch {
    return failed('TEMPORARY', 'crash')
  }
}

const isRecipient = (sender: DeliveringSender, to: string): boolean =>
  sender === 'email' ? isMailAddress(to) : /^\+[1-9]\d{6,14}$/.test(to) && isPossiblePhoneNumber(to)

const channelsOf = (
  config: SendersConfig,
  { db, mail, links, clock }: Surroundings,
): Map<CodeSender, CodeChannel> => {
  const channels = new Map<CodeSender, CodeChannel>()
  if (config.hasOutbox)
    for (const sender of codeSenders)
      if (sender !== 'vk') channels.set(sender, createOutboxChannel(db, sender))
  if (config.telegramGateway)
    channels.set('telegram', createTelegramGateway(config.telegramGateway))
  if (config.telegramBot)
    channels.set('telegram_with_phone_request', createTelegramPhoneRequest(links, clock))
  if (config.devino) channels.set('vk_via_sms_service', createDevino(config.devino))
  if (config.whatsapp) channels.set('whatsapp', createWhatsappCloud(config.whatsapp))
  if (config.whatsappPaid) channels.set('whatsapp_paid', createWhatsappCloud(config.whatsappPaid))
  const routes: SmsRoute[] = [
    ...(config.smsRu
      ? [{ prefixes: config.smsRu.prefixes, channel: createSmsRu(config.smsRu) }]
      : []),
    ...(config.twilio
      ? [{ prefixes: config.twilio.prefixes, channel: createTwilio(config.twilio) }]
      : []),
  ]
  if (routes.length > 0) channels.set('sms', createSmsByPrefix(routes))
  if (config.hasMail) channels.set('email', createEmailChannel(mail))
  return channels
}
