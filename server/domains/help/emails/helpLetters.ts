import type { HelpRequestKind } from '#schema/codes/helpRequests.ts'
import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'

/** What the staff's letter says of a request. */
export interface HelpFacts {
  number: number
  kind: HelpRequestKind
  name: string
  email: string
  phone: string
  message: string
  /** Title of the tour it was asked about; null without one. */
  tour: string | null
  /** Address of the page with the form; null where none is known. */
  pageUrl: string | null
  listUrl: string
}

interface HelpLetters {
  topics: Record<HelpRequestKind, string>
  staff: (facts: HelpFacts) => EmailContent
  /**
   * Says nothing that the sender of the form has written: the address may be a stranger's, who shall not get somebody else's
   * words from us.
   */
  visitor: (facts: { number: number; topic: string; contactsUrl: string }) => EmailContent
}

const given = (...paragraphs: (string | null | false)[]): string[] =>
  paragraphs.filter((paragraph): paragraph is string => typeof paragraph === 'string' && paragraph !== '')

export const helpLetters: Record<Locale, HelpLetters> = {
  en: {
    topics: {
      learn_more: 'a question about a tour',
      corp_tour_request: 'a trip for a company',
      individual_tour: 'a trip of one’s own',
      phone_call_request: 'a call back',
      cashback: 'cashback',
      gift_card: 'a gift card',
      visa: 'a visa',
      agency: 'a partnership',
      other: 'something else',
    },
    staff: (f) => ({
      subject: `Help request ${f.number}: ${helpLetters.en.topics[f.kind]}`,
      paragraphs: given(
        `From ${f.name}${f.email && `, ${f.email}`}${f.phone && `, ${f.phone}`}.`,
        f.tour && `About the tour “${f.tour}”.`,
        f.message && `“${f.message}”`,
        f.pageUrl && `Asked on ${f.pageUrl}`,
      ),
      action: { label: 'Open the list', url: f.listUrl },
    }),
    visitor: ({ number, topic, contactsUrl }) => ({
      subject: `We have your message, number ${number}`,
      paragraphs: [
        `Thank you for writing to us about ${topic}. One of the five of us reads it and answers within one working day.`,
        'You did not write to us? Then somebody mistyped an address, and you may forget this letter.',
      ],
      action: { label: 'All ways to reach us', url: contactsUrl },
    }),
  },
  de: {
    topics: {
      learn_more: 'eine Frage zu einer Reise',
      corp_tour_request: 'eine Reise für eine Firma',
      individual_tour: 'eine Reise nach Maß',
      phone_call_request: 'einen Rückruf',
      cashback: 'Cashback',
      gift_card: 'eine Geschenkkarte',
      visa: 'ein Visum',
      agency: 'eine Partnerschaft',
      other: 'ein anderes Anliegen',
    },
    staff: (f) => ({
      subject: `Anliegen ${f.number}: ${helpLetters.de.topics[f.kind]}`,
      paragraphs: given(
        `Von ${f.name}${f.email && `, ${f.email}`}${f.phone && `, ${f.phone}`}.`,
        f.tour && `Zur Reise „${f.tour}“.`,
        f.message && `„${f.message}“`,
        f.pageUrl && `Gefragt auf ${f.pageUrl}`,
      ),
      action: { label: 'Liste öffnen', url: f.listUrl },
    }),
    visitor: ({ number, topic, contactsUrl }) => ({
      subject: `Ihre Nachricht ist da, Nummer ${number}`,
      paragraphs: [
        `Danke für Ihre Nachricht. Es geht um ${topic}; jemand von uns fünf liest sie und antwortet binnen eines Werktags.`,
        'Sie haben uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und Sie können diesen Brief vergessen.',
      ],
      action: { label: 'So erreichen Sie uns', url: contactsUrl },
    }),
  },
}
