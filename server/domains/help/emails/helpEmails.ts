import type { HelpRequestKind } from '#schema/codes/helpRequests.ts'
import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import { perLocale } from '../../../i18n/perLocale.ts'
import { helpEmailsMessages as messages } from './helpEmails.messages.ts'

/** Data for the e-mail to the staff. */
export interface HelpFacts {
  number: number
  kind: HelpRequestKind
  name: string
  email: string
  phone: string
  message: string
  /** Title of the tour in question; null without one. */
  tour: string | null
  /** URL of the page with the form; null where it is unknown. */
  pageUrl: string | null
  listUrl: string
}

interface HelpLetters {
  topics: Record<HelpRequestKind, string>
  staff: (facts: HelpFacts) => EmailContent
  /**
   * Confirmation to the sender. Contains nothing that was typed: the address may be a stranger's,
   * and we must not send them other people's text.
   */
  visitor: (facts: { number: number; topic: string; contactsUrl: string }) => EmailContent
}

const given = (...paragraphs: (string | null | false)[]): string[] =>
  paragraphs.filter(
    (paragraph): paragraph is string => typeof paragraph === 'string' && paragraph !== '',
  )

export const helpEmails: Record<Locale, HelpLetters> = perLocale((t) => {
  const topics = {
    learn_more: t(messages.topicsLearnMore),
    corp_tour_request: t(messages.topicsCorpTourRequest),
    individual_tour: t(messages.topicsIndividualTour),
    phone_call_request: t(messages.topicsPhoneCallRequest),
    cashback: t(messages.topicsCashback),
    gift_card: t(messages.topicsGiftCard),
    visa: t(messages.topicsVisa),
    agency: t(messages.topicsAgency),
    other: t(messages.topicsOther),
  }
  return {
    topics,
    staff: (f) => ({
      subject: t(messages.staffSubject, { ...f, topic: topics[f.kind] }),
      paragraphs: given(
        t(messages.staffText, { ...f, hasEmail: Boolean(f.email), hasPhone: Boolean(f.phone) }),
        f.tour && t(messages.staffTour, f),
        f.message && t(messages.staffMessage, f),
        f.pageUrl && t(messages.staffPage, f),
      ),
      action: { label: t(messages.staffAction), url: f.listUrl },
    }),
    visitor: ({ number, topic, contactsUrl }) => ({
      subject: t(messages.visitorSubject, { number }),
      paragraphs: [t(messages.visitorText, { topic }), t(messages.visitorMistyped)],
      action: { label: t(messages.reachUs), url: contactsUrl },
    }),
  }
})
