import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../emails/renderEmail.ts'
import { perLocale } from '../../i18n/perLocale.ts'
import { accountEmailsMessages as messages } from './accountEmails.messages.ts'

interface Words {
  /** First name; may be empty. */
  name: string
  url: string
}

/** E-mails about login and security, per language. */
export const passwordEmails: Record<
  Locale,
  Record<
    'link' | 'passwordChanged' | 'emailChanged' | 'phoneChanged' | 'phoneGivenUp' | 'vkIdAdded',
    (words: Words) => EmailContent
  >
> = perLocale((t) => ({
  link: ({ name, url }) => ({
    subject: t(messages.linkSubject),
    paragraphs: [t(messages.linkText, { hasName: Boolean(name), name }), t(messages.linkNotYou)],
    action: { label: t(messages.linkAction), url },
  }),
  passwordChanged: ({ name, url }) => ({
    subject: t(messages.passwordChangedSubject),
    paragraphs: [
      t(messages.passwordChangedText, { hasName: Boolean(name), name }),
      t(messages.passwordChangedNotYou),
    ],
    action: { label: t(messages.setPassword), url },
  }),
  emailChanged: ({ name }) => ({
    subject: t(messages.emailChangedSubject),
    paragraphs: [
      t(messages.emailChangedText, { hasName: Boolean(name), name }),
      t(messages.notYou),
    ],
    action: null,
  }),
  phoneChanged: ({ name, url }) => ({
    subject: t(messages.phoneChangedSubject),
    paragraphs: [
      t(messages.phoneChangedText, { hasName: Boolean(name), name }),
      t(messages.phoneChangedNotYou),
    ],
    action: { label: t(messages.setPassword), url },
  }),
  phoneGivenUp: ({ name }) => ({
    subject: t(messages.phoneGivenUpSubject),
    paragraphs: [
      t(messages.phoneGivenUpText, { hasName: Boolean(name), name }),
      t(messages.phoneGivenUpWasYou),
    ],
    action: null,
  }),
  vkIdAdded: ({ name }) => ({
    subject: t(messages.vkIdAddedSubject),
    paragraphs: [t(messages.vkIdAddedText, { hasName: Boolean(name), name }), t(messages.notYou)],
    action: null,
  }),
}))
