import type { Locale } from '#schema/codes/locales.ts'
import type { Clock } from '../../core/clock.ts'

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

/** What the bot remembers. A store that outlives the process keeps codes encrypted and drops them when they expire. */
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

const keptUpdates = 10_000

/** In memory: enough for one process, where codes are gone when it ends. */
export const createTelegramLinks = (clock: Clock): TelegramLinkStore => {
  const links = new Map<string, TelegramLink>()
  const updates = new Set<number>()
  const isLive = ({ expiresAt }: TelegramLink): boolean => expiresAt > clock.now()
  return {
    async takeUpdate(updateId) {
      if (updates.has(updateId)) return false
      updates.add(updateId)
      for (const oldest of updates) {
        if (updates.size <= keptUpdates) break
        updates.delete(oldest)
      }
      return true
    },
    async open(link) {
      for (const [nonce, kept] of links) if (!isLive(kept)) links.delete(nonce)
      links.set(link.nonce, link)
    },
    async attach(nonce, chatId) {
      const link = links.get(nonce)
      if (!link || !isLive(link) || (link.chatId !== null && link.chatId !== chatId)) return null
      const attached = { ...link, chatId }
      // a chat that opens a second link means the second
      links.delete(nonce)
      links.set(nonce, attached)
      return attached
    },
    async findByChat(chatId) {
      return [...links.values()].findLast((link) => link.chatId === chatId && isLive(link)) ?? null
    },
    close: async (nonce) => links.delete(nonce),
  }
}
