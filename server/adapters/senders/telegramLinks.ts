import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { decryptText, encryptText } from '../../core/sealedText.ts'
import type { Db } from '../../db/connect.ts'
import type { TelegramLink as StoredLink } from '../../db/generated/client/client.ts'

/** A code that waits until the person has opened the bot and proved the number. */
export interface TelegramLink {
  /** Secret in the deep link: at most 64 of A-Z a-z 0-9 _ and -. */
  nonce: string
  /** E.164. */
  phone: string
  code: string
  locale: Locale
  expiresAt: Date
  /** Private chat in which the link was opened; null until then. */
  chatId: number | null
}

/** Stores the bot's open links and handled updates. */
export interface TelegramLinkStore {
  /**
   * Records an update, which Telegram repeats until it is answered.
   * @returns false if it was recorded before
   */
  takeUpdate(updateId: number): Promise<boolean>
  open(link: TelegramLink): Promise<void>
  /**
   * Ties an unexpired link to the chat. A link opened in another chat stays tied to that chat.
   * @returns null for a link that is unknown, expired or tied to another chat
   */
  attach(nonce: string, chatId: number): Promise<TelegramLink | null>
  /** Returns the unexpired link that was opened last in the chat, or null. */
  findByChat(chatId: number): Promise<TelegramLink | null>
  /**
   * Deletes a link.
   * @returns true for one caller only, so that a code is sent once
   */
  close(nonce: string): Promise<boolean>
}

interface Deps {
  db: Db
  clock: Clock
  /** 32 bytes, the same in every process; encrypts the stored codes. */
  key: Buffer
}

/** Creates the link store in the database, because any process can get the webhook call. */
export const createTelegramLinks = ({ db, clock, key }: Deps): TelegramLinkStore => {
  const opened = (row: StoredLink | undefined | null): TelegramLink | null => {
    const code = row && decryptText(key, row.code, row.nonce)
    if (!row || !code) return null
    const { nonce, phone, locale, expiresAt, chatId } = row
    return {
      nonce,
      phone,
      code,
      locale: isLocale(locale) ? locale : defaultLocale,
      expiresAt,
      chatId: chatId === null ? null : Number(chatId),
    }
  }
  return {
    async takeUpdate(updateId) {
      const { count } = await db.telegramUpdate.createMany({
        data: [{ id: updateId, takenAt: clock.now() }],
        skipDuplicates: true,
      })
      return count === 1
    },
    async open({ nonce, phone, code, locale, expiresAt, chatId }) {
      await db.telegramLink.deleteMany({ where: { expiresAt: { lte: clock.now() } } })
      const data = {
        phone,
        locale,
        expiresAt,
        chatId,
        openedAt: chatId === null ? null : clock.now(),
        code: encryptText(key, code, nonce),
      }
      await db.telegramLink.upsert({ where: { nonce }, create: { nonce, ...data }, update: data })
    },
    async attach(nonce, chatId) {
      const now = clock.now()
      const [link] = await db.telegramLink.updateManyAndReturn({
        where: { nonce, expiresAt: { gt: now }, OR: [{ chatId: null }, { chatId }] },
        data: { chatId, openedAt: now },
      })
      return opened(link)
    },
    async findByChat(chatId) {
      return opened(
        // the link that a chat opened last counts
        await db.telegramLink.findFirst({
          where: { chatId, expiresAt: { gt: clock.now() } },
          orderBy: { openedAt: 'desc' },
        }),
      )
    },
    async close(nonce) {
      const { count } = await db.telegramLink.deleteMany({ where: { nonce } })
      return count === 1
    },
  }
}
