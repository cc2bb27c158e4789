import { z } from 'zod'
import { defaultLocale, isLocale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import type { Mail } from '../../../adapters/mail/port.ts'
import { defineJob } from '../../../core/defineJob.ts'
import type { Db } from '../../../db/connect.ts'
import { sendEmail } from '../../../emails/sendEmail.ts'
import { helpEmails } from '../emails/helpEmails.ts'

interface Deps {
  db: Db
  mail: Pick<Mail, 'send'>
  env: { publicUrl: string }
}

/** Sends a help request to the staff, or its confirmation to the sender. */
export const sendHelpEmail = defineJob({
  name: 'help.sendLetter',
  payload: z.object({ helpRequestId: z.int(), to: z.enum(['staff', 'visitor']) }),
  run: async ({ db, mail, env }: Deps, { helpRequestId, to }) => {
    const asked = await db.helpRequest.findUnique({
      where: { id: helpRequestId },
      include: {
        tour: {
          select: { translations: { where: { locale: defaultLocale }, select: { title: true } } },
        },
      },
    })
    // no address to confirm it to
    if (!asked || (to === 'visitor' && asked.email === '')) return
    // e-mails to the staff are in English, like those to organizers
    const locale = to === 'visitor' && isLocale(asked.locale) ? asked.locale : defaultLocale
    const urlOf = (path: string) => new URL(path, env.publicUrl).href
    const { topics, staff, visitor } = helpEmails[locale]
    const number = asked.id
    const letter =
      to === 'staff'
        ? staff({
            ...asked,
            number,
            tour: asked.tour?.translations[0]?.title ?? null,
            pageUrl: asked.pageUrl ? urlOf(asked.pageUrl) : null,
            listUrl: urlOf(pagePath('staffHelp', locale)),
          })
        : visitor({
            number,
            topic: topics[asked.kind],
            contactsUrl: urlOf(pagePath('contacts', locale)),
          })
    await sendEmail(
      { db, mail },
      {
        to: to === 'staff' ? await staffAddress(db) : asked.email,
        locale,
        messageId: `help-${helpRequestId}-${to}`,
        content: letter,
        about: `help request ${helpRequestId}`,
      },
    )
  },
})

/**
 * Returns the first e-mail address of the contacts page.
 * @throws Error when there is none
 */
const staffAddress = async (db: Db): Promise<string> => {
  const channel = await db.contactChannel.findFirst({
    where: { kind: 'email' },
    orderBy: { position: 'asc' },
    select: { url: true },
  })
  if (!channel)
    throw new Error('the contacts have no e-mail address: nobody is notified of help requests')
  return channel.url.replace(/^mailto:/, '')
}
