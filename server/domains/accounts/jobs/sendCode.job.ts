import { z } from 'zod'
import { codeSenders, type DeliveringSender } from '#schema/codes/codeSenders.ts'
import { locales } from '#schema/codes/locales.ts'
import { nextSender } from '../../../adapters/senders/cascade.ts'
import type { CodeSenders, SendError } from '../../../adapters/senders/port.ts'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { KeyRing } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { CodePurpose } from '../../../db/generated/client/enums.ts'
import { codeSeconds, createCode, randomCode } from '../loginCodes.ts'

const payload = z.object({
  /** Login or registration the code is for, see CodeOwner. */
  login: z.string(),
  /** Normalized e-mail address or phone number. */
  to: z.string(),
  purpose: z.enum(CodePurpose),
  /**
   * Null at login: this job checks whether there is an account, where nobody can measure the time.
   */
  userId: z.int().nullable(),
  sender: z.enum(codeSenders).exclude(['vk']),
  locale: z.enum(locales),
  requestId: z.string(),
})

interface Deps {
  db: Db
  clock: Clock
  keys: KeyRing
  senders: CodeSenders
}

/** Creates a code and sends it; the code itself is never in the queue. */
export const sendCode = defineJob({
  name: 'accounts.sendCode',
  payload,
  // a code that arrives an hour late is useless
  maxAttempts: 4,
  run: async (
    { db, clock, keys, senders }: Deps,
    { login, to, purpose, userId, sender, locale, requestId },
  ) => {
    const isKnown =
      purpose !== 'login' ||
      (await db.user.findFirst({
        where: { OR: [{ email: login }, { phone: login }] },
        select: { id: true },
      })) !== null
    // the bot's link was already shown: a dead link would reveal that there is no account
    if (!isKnown && sender !== 'telegram_with_phone_request') return
    const code = isKnown
      ? await createCode({ db, keys }, { login, purpose, userId, sender }, clock.now())
      : randomCode()
    const ways = waysTo(to, senders)
    const tried = new Map<DeliveringSender, SendError>()
    for (let by: DeliveringSender | null = sender; by; ) {
      const outcome = await senders.send({
        to,
        code,
        locale,
        ttlSec: codeSeconds,
        requestId,
        sender: by,
      })
      if (outcome.status === 'sent') return
      tried.set(by, outcome.error)
      const next = nextSender(ways, tried)
      if (!next && outcome.error === 'TEMPORARY')
        throw new Error(`no sender could send a code: ${outcome.detail ?? outcome.error}`)
      by = next
    }
  },
})

/**
 * Returns the channels that deliver a code directly: e-mail for an address, the others for a
 * number. Without the bot, since only a person who chose it has seen its link.
 */
const waysTo = (to: string, senders: CodeSenders): DeliveringSender[] =>
  senders
    .availableSenders(to)
    .filter(
      (sender): sender is DeliveringSender =>
        sender !== 'vk' && sender !== 'telegram_with_phone_request',
    )
    .filter((sender) => (sender === 'email') === to.includes('@'))
