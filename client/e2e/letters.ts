/**
 * Reads the messages that the journeys' server would have sent: without a mail service it stores
 * them.
 */
import { expect } from '@playwright/test'
import type { Ask } from './journey.ts'

export interface Letter {
  id: number
  text: string
}

/**
 * Returns the newest message to a recipient after a given one that matches `says`. Waits for the
 * job that writes it.
 */
export const letterTo = async (
  ask: Ask,
  recipient: string,
  { after = 0, says = /./ }: { after?: number; says?: RegExp },
): Promise<Letter> => {
  let found: Letter | undefined
  await expect
    .poll(
      async () => {
        const { outboxMessages } = await ask<{ outboxMessages: { edges: { node: Letter }[] } }>(
          'query ($recipient: String!) { outboxMessages(first: 10, recipient: $recipient) { edges { node { id text } } } }',
          { recipient },
        )
        found = outboxMessages.edges
          .map(({ node }) => node)
          .find(({ id, text }) => id > after && says.test(text))
        return found?.id ?? 0
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  if (!found) throw new Error('no e-mail arrived')
  return found
}

/** Returns the latest one-time code. */
export const codeTo = async (
  ask: Ask,
  recipient: string,
  after = 0,
): Promise<{ id: number; code: string }> => {
  const { id, text } = await letterTo(ask, recipient, { after, says: /\b\d{5}\b/ })
  return { id, code: /\b\d{5}\b/.exec(text)?.[0] ?? '' }
}
