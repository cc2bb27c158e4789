import type { Clock } from '../../../core/clock.ts'
import type { TelegramLink, TelegramLinkStore } from '../telegramLinks.ts'

const keptUpdates = 10_000

/** Creates the bot's link store in memory, without a database. */
export const createFakeTelegramLinks = (clock: Clock): TelegramLinkStore => {
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
      // the link that a chat opened last counts
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
