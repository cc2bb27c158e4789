import { z } from 'zod'
import type { Mail } from '../../../adapters/mail/port.ts'
import { defineJob } from '../../../core/defineJob.ts'
import { locales } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { renderEmail } from '../../../emails/renderEmail.ts'
import { passwordEmails } from '../passwordEmails.ts'

interface Deps {
  mail: Pick<Mail, 'send'>
  env: { publicUrl: string }
}

/**
 * Notifies a person at their current or former address, so that changes by someone else are
 * noticed.
 */
export const sendSecurityNotice = defineJob({
  name: 'accounts.sendSecurityNotice',
  payload: z.object({
    what: z.enum(['passwordChanged', 'emailChanged', 'phoneChanged', 'phoneGivenUp', 'vkIdAdded']),
    email: z.string(),
    name: z.string(),
    locale: z.enum(locales),
    requestId: z.string(),
  }),
  run: async ({ mail, env }: Deps, { what, email, name, locale, requestId }) => {
    const url = new URL(pagePath('recoverPassword', locale), env.publicUrl).href
    const letter = renderEmail(passwordEmails[locale][what]({ name, url }), locale)
    const outcome = await mail.send({
      to: email,
      locale,
      messageId: `security-${requestId}`,
      ...letter,
    })
    if (outcome.status === 'failed' && outcome.error === 'TEMPORARY')
      throw new Error('a security notice was not sent')
  },
})
