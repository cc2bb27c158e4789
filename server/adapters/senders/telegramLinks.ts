import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { decryptText, encryptText } from '../../core/sealedText.ts'
import type { Db } from '../../db/connect.ts'
import type { TelegramLink as StoredLink } from '../../db/generated/client/client.ts'

/** A code that waits until its person has opened the bot and shown that the number is theirs. */
export interface TelegramLink {
  /** What the deep link carries: at most 64 of A-Z a-z 0-9 _ and -. */
  nonce: string
  /** E.164. */
  phone: string
  code: string
  locale: Locale
  expiresAt: Date
  /** The private chat in which the link was opened; null before. */
  chatId: number | null
}

/** What the bot remembers. */
export interface TelegramLinkStore {
  /** Telegram sends an update again until it is answered. @returns false for one that was taken before */
  takeUpdate(updateId: number): Promise<boolean>
  open(link: TelegramLink): Promise<void>
  /** Ties a live link to the chat; a link that another chat has opened stays there. @returns null for unknown and expired ones */
  attach(nonce: string, chatId: number): Promise<TelegramLink | null>
  /** The live link that was opened last in the chat. */
  findByChat(chatId: number): Promise<TelegramLink | null>
  /** @returns true to the one caller who closed it, so that a code goes out once */
  close(nonce: string): Promise<boolean>
}

interface Deps {
  db: Db
  clock: Clock
  /** 32 bytes, the same in every process: codes wait encrypted. */
  key: Buffer
}

/** In the database: whichever process gets the webhook knows what another one has sent. */
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
        // a chat that opens a second link means the second
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
