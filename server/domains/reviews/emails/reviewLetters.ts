import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'

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

export const reviewLetters: Record<Locale, ReviewLetters> = {
  en: {
    published: (f) => ({
      subject: `Your review of ${f.tour} is online`,
      paragraphs: [
        `Hello ${f.name}, thank you for writing about your trip. Your words and your rating now stand on the page of ${f.tour}.`,
        'The organizer may answer them in public.',
      ],
      action: { label: 'See it on the page', url: f.tourUrl },
    }),
    rejected: (f) => ({
      subject: `Your review of ${f.tour} is not shown`,
      paragraphs: [
        `Hello ${f.name}, we have read your review of ${f.tour} and do not show it.`,
        `Our reason: “${f.reason}”`,
        'You see it differently? Write to us: a person answers.',
      ],
      action: { label: 'All ways to reach us', url: f.contactsUrl },
    }),
    answered: (f) => ({
      subject: `${f.organizer} has answered your review of ${f.tour}`,
      paragraphs: [
        `Hello ${f.name}, the organizer has read what you wrote about ${f.tour} and answers:`,
        `“${f.answer}”`,
        'Everybody can read this answer under your review.',
      ],
      action: { label: 'Read it on the page', url: `${f.tourUrl}#reviews` },
    }),
  },
  de: {
    published: (f) => ({
      subject: `Ihre Bewertung ist online: ${f.tour}`,
      paragraphs: [
        `Guten Tag ${f.name}, danke, dass Sie über Ihre Reise geschrieben haben. Ihre Worte und Ihre Sterne stehen jetzt auf der Seite der Reise „${f.tour}“.`,
        'Der Veranstalter kann öffentlich darauf antworten.',
      ],
      action: { label: 'Auf der Seite ansehen', url: f.tourUrl },
    }),
    rejected: (f) => ({
      subject: `Ihre Bewertung wird nicht gezeigt: ${f.tour}`,
      paragraphs: [
        `Guten Tag ${f.name}, wir haben Ihre Bewertung der Reise „${f.tour}“ gelesen und zeigen sie nicht.`,
        `Unser Grund: „${f.reason}“`,
        'Sie sehen das anders? Schreiben Sie uns: Es antwortet ein Mensch.',
      ],
      action: { label: 'So erreichen Sie uns', url: f.contactsUrl },
    }),
    answered: (f) => ({
      subject: `${f.organizer} antwortet auf Ihre Bewertung: ${f.tour}`,
      paragraphs: [
        `Guten Tag ${f.name}, der Veranstalter hat gelesen, was Sie über die Reise „${f.tour}“ geschrieben haben, und antwortet:`,
        `„${f.answer}“`,
        'Diese Antwort können alle unter Ihrer Bewertung lesen.',
      ],
      action: { label: 'Auf der Seite lesen', url: `${f.tourUrl}#reviews` },
    }),
  },
}
