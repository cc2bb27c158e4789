import type { Locale } from '#schema/codes/locales.ts'
import type { RefundReason } from '#schema/codes/payments.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import { type FormatText, perLocale } from '../../../i18n/perLocale.ts'
import { refundEmailsMessages as messages } from './refundEmails.messages.ts'

/** Data of an e-mail about a refund, formatted in the reader's language. */
export interface RefundFacts {
  /** Number of the request. */
  number: number
  tour: string
  name: string
  amount: string
  /** Bank reference of a transfer made by a person; null where the provider refunds. */
  reference: string | null
  /** Reason for the refund. */
  reason: RefundReason
  requestUrl: string
}

export const refundEmailKinds = ['begun', 'done', 'failed'] as const
export type RefundEmailKind = (typeof refundEmailKinds)[number]

type Letters = Record<RefundEmailKind, (facts: RefundFacts) => EmailContent>

/**
 * Explanations for refunds of late money that could not be applied; a cancellation has its own
 * e-mail.
 */
const lateReasons = (t: FormatText, f: RefundFacts): Partial<Record<RefundReason, string>> => ({
  seats_gone: t(messages.lateSeatsGone, f),
  hold_over: t(messages.lateHoldOver, f),
  trip_begun: t(messages.lateTripBegun, f),
  paid_twice: t(messages.latePaidTwice, f),
  not_payable: t(messages.lateNotPayable, f),
})

/** E-mails about cashback after the trip, which is not a sign that something went wrong. */
const cashback: Record<Locale, Letters> = perLocale((t) => ({
  begun: (f) => ({
    subject: t(messages.cashbackBegunSubject, f),
    paragraphs: [t(messages.cashbackBegunText, f), t(messages.cashbackBegunWay)],
    action: { label: t(messages.seeRequest), url: f.requestUrl },
  }),
  done: (f) => ({
    subject: t(messages.cashbackDoneSubject, f),
    paragraphs: [
      f.reference === null
        ? t(messages.cashbackDoneText, f)
        : t(messages.cashbackDoneByTransfer, f),
      t(messages.cashbackDoneWait),
    ],
    action: { label: t(messages.seeTrip), url: f.requestUrl },
  }),
  failed: (f) => ({
    subject: t(messages.cashbackFailedSubject, f),
    paragraphs: [t(messages.cashbackFailedText, f), t(messages.cashbackFailedNext)],
    action: { label: t(messages.seeRequest), url: f.requestUrl },
  }),
}))

const others: Record<Locale, Letters> = perLocale((t) => ({
  begun: (f) => ({
    subject: t(messages.begunSubject, f),
    paragraphs: [lateReasons(t, f)[f.reason] ?? t(messages.begunText, f), t(messages.begunWay, f)],
    action: { label: t(messages.seeRequest), url: f.requestUrl },
  }),
  done: (f) => ({
    subject: t(messages.doneSubject, f),
    paragraphs: [
      f.reference === null ? t(messages.doneText, f) : t(messages.doneByTransfer, f),
      t(messages.doneWait),
    ],
    action: { label: t(messages.seeRequest), url: f.requestUrl },
  }),
  failed: (f) => ({
    subject: t(messages.failedSubject, f),
    paragraphs: [t(messages.failedText, f), t(messages.failedNext)],
    action: { label: t(messages.seeRequest), url: f.requestUrl },
  }),
}))

/** Returns the e-mail about a refund's status; cashback has its own text. */
export const refundEmail = (
  locale: Locale,
  kind: RefundEmailKind,
  facts: RefundFacts,
): EmailContent => (facts.reason === 'cashback' ? cashback : others)[locale][kind](facts)
