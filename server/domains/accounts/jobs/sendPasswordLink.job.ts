import { z } from 'zod'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import type { Mail } from '../../../adapters/mail/port.ts'
import type { Clock } from '../../../core/clock.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'
import { renderEmail } from '../../../emails/renderEmail.ts'
import { createOneTimeToken } from '../oneTimeTokens.ts'
import { passwordEmails } from '../passwordEmails.ts'
import { supportedLocaleOrDefault } from '#schema/rules/locales/supportedLocaleOrDefault.ts'

interface Deps {
  db: Db
  clock: Clock
  mail: Pick<Mail, 'send'>
  env: { publicUrl: string }
}

/**
 * Checks whether there is an account, where nobody can measure the time, and sends the link; the
 * token is never in the queue.
 */
export const sendPasswordLink = defineJob({
  name: 'accounts.sendPasswordLink',
  payload: z.object({ email: z.string(), requestId: z.string() }),
  maxAttempts: 5,
  run: async ({ db, clock, mail, env }: Deps, { email, requestId }) => {
    // only a confirmed address: another person may have typed it into their account, which the link
    // would hand to its owner
    const user = await db.user.findUnique({
      where: { email, isEmailConfirmed: true },
      select: { id: true, locale: true, firstName: true },
    })
    if (!user) return
    const locale = supportedLocaleOrDefault(user.locale)
    const token = await createOneTimeToken(db, user.id, 'password_reset', clock.now())
    // the origin comes from the configuration: the caller can't choose where the link leads
    const url = new URL(pagePath('resetPassword', locale), env.publicUrl)
    url.searchParams.set('token', token)
    const letter = renderEmail(
      passwordEmails[locale].link({ name: user.firstName, url: url.href }),
      locale,
    )
    const outcome = await mail.send({
      to: email,
      locale,
      messageId: `password-${requestId}`,
      ...letter,
    })
    if (outcome.status === 'failed' && outcome.error === 'TEMPORARY')
      throw new Error('an e-mail with a password link was not sent')
  },
})
