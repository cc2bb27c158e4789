import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import { perLocale } from '../../../i18n/perLocale.ts'
import { reviewEmailsMessages as messages } from './reviewEmails.messages.ts'

/** Data for the e-mails to a review's author. */
export interface ReviewFacts {
  name: string
  tour: string
  organizer: string
  /** URL of the page that shows the review. */
  tourUrl: string
  contactsUrl: string
}

export interface ReviewLetters {
  published(facts: ReviewFacts): EmailContent
  /** Writes the e-mail about a rejection; `reason`: why the review is not shown. */
  rejected(facts: ReviewFacts & { reason: string }): EmailContent
  /** Writes the e-mail about an answer; `answer`: its full text, in the organizer's language. */
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
