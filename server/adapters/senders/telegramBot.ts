import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../core/clock.ts'
import { callService } from '../callService.ts'
import { type CodeChannel, failed, type SendOutcome, sent } from './port.ts'
import type { TelegramLinkStore } from './telegramLinks.ts'

export interface TelegramBotConfig {
  /** https://api.telegram.org */
  baseUrl: string
  token: string
  /** Name of the bot, without @. */
  username: string
  /**
   * Secret passed to setWebhook, which Telegram repeats in a header. A-Z a-z 0-9 _ and -, up to
   * 256.
   */
  webhookSecret: string
}

export interface BotMessage {
  chatId: number
  text: string
  /** `contact`: one button that shares the person's own number. `none`: removes it. */
  keyboard: { kind: 'contact'; button: string } | { kind: 'none' }
}

/** The part of the bot that the update handler needs. */
export interface TelegramBot {
  sendMessage(message: BotMessage): Promise<SendOutcome>
}

const botAnswer = z.union([
  z.object({ ok: z.literal(true), result: z.object({ message_id: z.number() }) }),
  z.object({ ok: z.literal(false), error_code: z.number() }),
])

/**
 * Creates a bot with the Bot API's sendMessage (core.telegram.org/bots/api). The token is part of
 * the URL, so URLs are never logged.
 */
export const createTelegramBot = ({
  baseUrl,
  token,
}: Pick<TelegramBotConfig, 'baseUrl' | 'token'>): TelegramBot => ({
  async sendMessage({ chatId, text, keyboard }) {
    const markup =
      keyboard.kind === 'contact'
        ? {
            keyboard: [[{ text: keyboard.button, request_contact: true }]],
            resize_keyboard: true,
            one_time_keyboard: true,
          }
        : { remove_keyboard: true }
    const answer = await callService(`${baseUrl}/bot${token}/sendMessage`, {
      json: { chat_id: chatId, text, reply_markup: markup, protect_content: true },
    })
    if (answer.kind === 'silence') return failed('TEMPORARY', 'no answer')
    const read = botAnswer.safeParse(answer.body)
    if (!read.success) return failed('TEMPORARY', answer.status)
    if (read.data.ok) return sent(String(read.data.result.message_id))
    const { error_code: code } = read.data
    if (code === 429) return failed('RATE_LIMITED', code)
    // the person has blocked the bot, or the chat is gone
    if (code === 403 || code === 400) return failed('UNREACHABLE', code)
    return failed(code >= 500 ? 'TEMPORARY' : 'CONFIG', code)
  },
})

/**
 * Creates the channel to people whose chat is unknown. Sending stores a link; the bot sends the
 * code when the person has opened the link and shared the number (`handleTelegramUpdate`).
 */
export const createTelegramPhoneRequest = (
  links: TelegramLinkStore,
  clock: Clock,
): CodeChannel => ({
  async send({ to, code, locale, ttlSec, requestId: nonce }) {
    if (!/^[\w-]{16,64}$/.test(nonce)) return failed('CONFIG', 'requestId')
    try {
      await links.open({
        nonce,
        phone: to,
        code,
        locale,
        expiresAt: new Date(clock.now().getTime() + ttlSec * 1000),
        chatId: null,
      })
    } catch {
      return failed('TEMPORARY', 'store')
    }
    return sent(nonce)
  },
})

/** Returns the link that opens the bot with the id of the attempt. */
export const telegramLinkUrl = (username: string, requestId: string): string =>
  `https://t.me/${username}?start=${requestId}`

/** Returns whether a webhook call is Telegram's, by the header X-Telegram-Bot-Api-Secret-Token. */
export const isTelegramCall = (header: string | undefined, webhookSecret: string): boolean => {
  const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(webhookSecret)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
