import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import { perLocale } from '../../../i18n/perLocale.ts'
import { reviewEmailsMessages as messages } from './reviewEmails.messages.ts'

/** What a letter to the author of a review speaks of. */
export interface ReviewFacts {
  name: string
  tour: string
  organizer: string
  /** The page on which the review stands. */
  tourUrl: string
  contactsUrl: string
}

export interface ReviewLetters {
  published(facts: ReviewFacts): EmailContent
  /** `reason`: why it is not shown. */
  rejected(facts: ReviewFacts & { reason: string }): EmailContent
  /** `answer`: in the language of the organizer, whole. */
  answered(facts: ReviewFacts & { answer: string }): EmailContent
}

export const reviewEmails: Record<Locale, ReviewLetters> = perLocale((t) => ({
  published: (f) => ({
    subject: t(messages.publishedSubject, f),
    paragraphs: [t(messages.publishedText, f), t(messages.publishedAnswer)],
    action: { label: t(messages.seeOnPage), url: f.tourUrl },
  }),
  rejected: (f) => ({
    subject: t(messages.rejectedSubject, f),
    paragraphs: [
      t(messages.rejectedText, f),
      t(messages.rejectedReason, f),
      t(messages.rejectedObjection),
    ],
    action: { label: t(messages.reachUs), url: f.contactsUrl },
  }),
  answered: (f) => ({
    subject: t(messages.answeredSubject, f),
    paragraphs: [
      t(messages.answeredText, f),
      t(messages.answeredQuote, f),
      t(messages.answeredPublic),
    ],
    action: { label: t(messages.readOnPage), url: `${f.tourUrl}#reviews` },
  }),
}))
