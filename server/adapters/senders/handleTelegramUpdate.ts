import { z } from 'zod'
import { type Locale, locales } from '#schema/codes/locales.ts'
import { codeTexts, minutesOf } from './codeTexts.ts'
import type { SendOutcome } from './port.ts'
import type { TelegramBot } from './telegramBot.ts'
import type { TelegramLink, TelegramLinkStore } from './telegramLinks.ts'

const person = z.object({
  id: z.number(),
  is_bot: z.boolean().optional(),
  language_code: z.string().optional(),
})
const update = z.object({
  update_id: z.number().int(),
  message: z
    .object({
      chat: z.object({ id: z.number(), type: z.string() }),
      from: person,
      text: z.string().optional(),
      contact: z.object({ phone_number: z.string(), user_id: z.number().optional() }).optional(),
    })
    .optional(),
})

interface Surroundings {
  links: TelegramLinkStore
  bot: TelegramBot
  now: Date
}

/** Result of an update; `ignored` for anything that is not about a code. */
export type UpdateResult =
  | 'ignored'
  | 'repeated'
  | 'asked'
  | 'gone'
  | 'foreign'
  | 'mismatch'
  | { delivered: SendOutcome }

/**
 * Handles one update of the bot's webhook. `/start <nonce>` ties the link to the private chat and
 * requests the number. A contact counts only if it is the sender's own (`contact.user_id` is
 * `from.id`; anyone can forward another person's card) and has the number that the code was made
 * for. Answer 200 for every result: Telegram repeats an update otherwise.
 */
export const handleTelegramUpdate = async (
  body: unknown,
  { links, bot, now }: Surroundings,
): Promise<UpdateResult> => {
  const read = update.safeParse(body)
  const message = read.data?.message
  if (!read.success || !message || message.chat.type !== 'private' || message.from.is_bot)
    return 'ignored'
  if (!(await links.takeUpdate(read.data.update_id))) return 'repeated'
  const chatId = message.chat.id
  const say = (text: string) => bot.sendMessage({ chatId, text, keyboard: { kind: 'none' } })
  const ownWords = codeTexts[localeOf(message.from.language_code)].bot

  const nonce = /^\/start ([\w-]{1,64})$/.exec(message.text ?? '')?.[1]
  if (nonce) {
    const link = await links.attach(nonce, chatId)
    if (!link) return say(ownWords.gone).then(() => 'gone')
    const { share, button } = codeTexts[link.locale].bot
    await bot.sendMessage({ chatId, text: share, keyboard: { kind: 'contact', button } })
    return 'asked'
  }

  const { contact } = message
  if (!contact) return 'ignored'
  const link = await links.findByChat(chatId)
  if (!link) return say(ownWords.gone).then(() => 'gone')
  const words = codeTexts[link.locale].bot
  if (contact.user_id !== message.from.id) {
    await bot.sendMessage({
      chatId,
      text: words.foreign,
      keyboard: { kind: 'contact', button: words.button },
    })
    return 'foreign'
  }
  if (digitsOf(contact.phone_number) !== digitsOf(link.phone))
    return say(words.mismatch).then(() => 'mismatch')
  return deliver(link, { links, bot, now }, chatId)
}

const deliver = async (
  link: TelegramLink,
  { links, bot, now }: Surroundings,
  chatId: number,
): Promise<UpdateResult> => {
  if (!(await links.close(link.nonce))) return 'gone'
  const left = Math.max(60, Math.floor((link.expiresAt.getTime() - now.getTime()) / 1000))
  const text = codeTexts[link.locale].text({ code: link.code, minutes: minutesOf(left) })
  const delivered = await bot.sendMessage({ chatId, text, keyboard: { kind: 'none' } })
  // reopen the link: the person is still there and can press again
  if (delivered.status === 'failed' && delivered.error === 'TEMPORARY') await links.open(link)
  return { delivered }
}

/** Returns the digits only, because Telegram sometimes omits the plus. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

const localeOf = (language: string | undefined): Locale =>
  locales.find((locale) => language?.startsWith(locale)) ?? 'en'
