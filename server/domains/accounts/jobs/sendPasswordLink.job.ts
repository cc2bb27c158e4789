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

/** Finds out whether there is such an account, where nobody can time it, and sends the link; the token never stands in the queue. */
export const sendPasswordLink = defineJob({
  name: 'accounts.sendPasswordLink',
  payload: z.object({ email: z.string(), requestId: z.string() }),
  maxAttempts: 5,
  run: async ({ db, clock, mail, env }: Deps, { email, requestId }) => {
    // who opens this letter would get an account in which somebody else only typed the address
    const user = await db.user.findUnique({
      where: { email, isEmailConfirmed: true },
      select: { id: true, locale: true, firstName: true },
    })
    if (!user) return
    const locale = supportedLocaleOrDefault(user.locale)
    const token = await createOneTimeToken(db, user.id, 'password_reset', clock.now())
    // the address comes from the configuration: whoever asks can't choose where the link leads
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
      throw new Error('the link was not sent')
  },
})
