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
  /** What the code opens, see CodeOwner. */
  login: z.string(),
  /** Normalised e-mail or phone. */
  to: z.string(),
  purpose: z.enum(CodePurpose),
  /** Null at login: whether there is an account is found out here, where nobody can time it. */
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

/** Makes a code and sends it; the code itself never stands in the queue. */
export const sendCode = defineJob({
  name: 'accounts.sendCode',
  payload,
  // a code that comes an hour late helps nobody
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
    // the bot's link was shown to whoever asked: were it dead, it would tell that there is no account
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
        throw new Error(`no way to send a code now: ${outcome.detail ?? outcome.error}`)
      by = next
    }
  },
})

/**
 * Ways that come by themselves: an address has one, a number has the others. The bot's link was shown only to who asked for it,
 * so nobody else would ever follow it.
 */
const waysTo = (to: string, senders: CodeSenders): DeliveringSender[] =>
  senders
    .availableSenders(to)
    .filter(
      (sender): sender is DeliveringSender =>
        sender !== 'vk' && sender !== 'telegram_with_phone_request',
    )
    .filter((sender) => (sender === 'email') === to.includes('@'))
