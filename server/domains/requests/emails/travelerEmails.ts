import type { Locale } from '#schema/codes/locales.ts'
import type { MissingTravelerDetail } from '#schema/rules/booking/missingTravelerDetails.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import { perLocale } from '../../../i18n/perLocale.ts'
import { travelerEmailsMessages as messages } from './travelerEmails.messages.ts'

/**
 * Data of an e-mail about missing traveler details; dates are formatted in the reader's language.
 */
export interface TravelerFacts {
  name: string
  tour: string
  dates: string
  organizer: string
  /** Number of seats without a named traveler. */
  openSeats: number
  /** Named travelers with missing details. */
  travelers: readonly { name: string; gaps: readonly MissingTravelerDetail[] }[]
  /** Message from the organizer; empty if none. */
  message: string
  url: string
}

const given = (...paragraphs: (string | null | false)[]): string[] =>
  paragraphs.filter(
    (paragraph): paragraph is string => typeof paragraph === 'string' && paragraph !== '',
  )

const gapWords: Record<Locale, Record<MissingTravelerDetail, string>> = perLocale((t) => ({
  birthday: t(messages.missingBirthday),
  weight: t(messages.missingWeight),
  passport: t(messages.missingPassport),
}))

const missingOf = (locale: Locale, travelers: TravelerFacts['travelers']): string =>
  travelers
    .map(({ name, gaps }) => `${name}: ${gaps.map((gap) => gapWords[locale][gap]).join(', ')}`)
    .join('; ')

/**
 * E-mails about traveler details that the organizer still needs. Of known details they contain only
 * names.
 */
export const travelerEmails: Record<Locale, (facts: TravelerFacts) => EmailContent> = perLocale(
  (t, locale) => (f) => ({
    subject: t(messages.subject, f),
    paragraphs: given(
      t(messages.text, f),
      f.openSeats > 0 && t(messages.openSeats, f),
      f.travelers.length > 0 &&
        t(messages.missingList, { missing: missingOf(locale, f.travelers) }),
      f.message && t(messages.organizerWrites, f),
    ),
    action: { label: t(messages.action), url: f.url },
  }),
)
