import type { Locale } from '#schema/codes/locales.ts'
import type { MissingTravelerDetail } from '#schema/rules/booking/missingTravelerDetails.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import { perLocale } from '../../../i18n/perLocale.ts'
import { travelerEmailsMessages as messages } from './travelerEmails.messages.ts'

/** What a letter about missing travelers says; dates are written out in the reader's language. */
export interface TravelerFacts {
  name: string
  tour: string
  dates: string
  organizer: string
  /** Seats without a name. */
  openSeats: number
  /** Those who have been named and of whom something is missing. */
  travelers: readonly { name: string; gaps: readonly MissingTravelerDetail[] }[]
  /** Words of the organizer, empty where there are none. */
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

/** The organizer needs to know more of those who travel. Of what is known already it repeats nothing but names. */
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
