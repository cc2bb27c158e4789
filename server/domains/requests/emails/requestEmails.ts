import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import { type FormatText, perLocale } from '../../../i18n/perLocale.ts'
import { requestEmailsMessages as messages } from './requestEmails.messages.ts'

/** Data of an e-mail about a request; dates and money are formatted in the reader's language. */
export interface RequestFacts {
  number: number
  tour: string
  dates: string
  people: number
  name: string
  organizer: string
  total: string
  flightIncluded: boolean
  /**
   * Part of the price refunded after the trip: promised, then pending once the trip is over. Null
   * without cashback.
   */
  cashback: string | null
  /** False only while the request waits for the organizer's confirmation. */
  isConfirmed: boolean
  /** Null where nothing is due now. */
  firstDue: string | null
  /** Balance due later with its formatted due date; null where none is left. */
  rest: { amount: string; by: string } | null
  /** Formatted date on which the whole price is due. */
  fullPaymentDueOn: string
  /** Formatted expiry of the hold; null where no seats are held any more. */
  heldUntil: string | null
  /** Refund, done or pending; null if there is none. */
  refund: string | null
  /** Message from the other side; empty if none. */
  message: string
  requestUrl: string
  payUrl: string
  crmUrl: string
}

/** Kinds of e-mails by event and reader. */
export const requestEmailKinds = [
  'asked',
  'confirmed',
  'paid',
  'complete',
  'cancelledByTourist',
  'cancelledByAuthor',
  'cancelledBySystem',
  'cancelledByAdmin',
  'heldLonger',
  'holdEnds',
  'restDue',
  'restOverdue',
  'organizerAsked',
  'organizerPaid',
  'organizerCancelled',
  'organizerHeldLonger',
  'organizerRestOverdue',
] as const
export type RequestEmailKind = (typeof requestEmailKinds)[number]

type Letters = Record<RequestEmailKind, (facts: RequestFacts) => EmailContent>

const given = (...paragraphs: (string | null | false)[]): string[] =>
  paragraphs.filter(
    (paragraph): paragraph is string => typeof paragraph === 'string' && paragraph !== '',
  )

const inPrice = (t: FormatText, { flightIncluded, cashback }: RequestFacts): string[] =>
  given(
    flightIncluded && t(messages.flightIncluded),
    cashback && t(messages.cashbackPromised, { cashback }),
  )

/** E-mails to the traveler about a changed status. */
const statusLetters = (t: FormatText) =>
  ({
    asked: (f) => ({
      subject: t(messages.askedSubject, f),
      paragraphs: given(
        t(messages.askedText, f),
        ...inPrice(t, f),
        f.heldUntil && t(messages.askedAnswerBy, f),
      ),
      action: { label: t(messages.seeRequest), url: f.requestUrl },
    }),
    confirmed: (f) => ({
      subject: t(messages.confirmedSubject, f),
      paragraphs: given(
        t(messages.confirmedText, f),
        ...inPrice(t, f),
        f.message && t(messages.organizerWrites, f),
        f.firstDue && f.heldUntil && t(messages.confirmedPayBy, f),
      ),
      action: f.firstDue
        ? { label: t(messages.payDue, f), url: f.payUrl }
        : { label: t(messages.seeRequest), url: f.requestUrl },
    }),
    paid: (f) => ({
      subject: t(messages.paidSubject, f),
      paragraphs: given(t(messages.paidText, f), t(messages.paidNext)),
      action: { label: t(messages.paidAction), url: f.requestUrl },
    }),
    complete: (f) => ({
      subject: t(messages.completeSubject, f),
      paragraphs: given(t(messages.completeText, f), f.cashback && t(messages.completeCashback, f)),
      action: { label: t(messages.seeTrip), url: f.requestUrl },
    }),
    cancelledByTourist: (f) => ({
      subject: t(messages.cancelledSubject, f),
      paragraphs: given(
        t(messages.cancelledByTouristText, f),
        f.refund && t(messages.refundOnItsWay, f),
      ),
      action: { label: t(messages.seeRequest), url: f.requestUrl },
    }),
    cancelledByAuthor: (f) => ({
      subject: t(messages.cancelledByAuthorSubject, f),
      paragraphs: given(
        t(messages.cancelledByAuthorText, f),
        f.message && t(messages.organizerWrites, f),
        f.refund ? t(messages.wholeRefundOnItsWay, f) : t(messages.nothingOwed),
      ),
      action: { label: t(messages.seeRequest), url: f.requestUrl },
    }),
    cancelledBySystem: (f) => ({
      subject: t(messages.cancelledBySystemSubject, f),
      paragraphs: given(t(messages.cancelledBySystemText, f), t(messages.cancelledBySystemAgain)),
      action: { label: t(messages.seeRequest), url: f.requestUrl },
    }),
    cancelledByAdmin: (f) => ({
      subject: t(messages.cancelledSubject, f),
      paragraphs: given(
        t(messages.cancelledByAdminText, f),
        f.message && t(messages.teamWrites, f),
        f.refund && t(messages.wholeRefundOnItsWay, f),
      ),
      action: { label: t(messages.seeRequest), url: f.requestUrl },
    }),
  }) satisfies Partial<Letters>

/** E-mails to the traveler about due payments. */
const paymentLetters = (t: FormatText) =>
  ({
    heldLonger: (f) => ({
      subject: t(messages.heldLongerSubject, f),
      paragraphs: given(
        t(messages.heldLongerText, f),
        f.message && t(messages.organizerWrites, f),
        f.isConfirmed && f.firstDue && t(messages.heldLongerPayBy, f),
      ),
      action:
        f.isConfirmed && f.firstDue
          ? { label: t(messages.payDue, f), url: f.payUrl }
          : { label: t(messages.seeRequest), url: f.requestUrl },
    }),
    holdEnds: (f) => ({
      subject: t(messages.holdEndsSubject, f),
      paragraphs: given(
        t(messages.holdEndsText, { ...f, isWhole: f.firstDue === f.total }),
        t(messages.holdEndsAfter, f),
      ),
      action: { label: t(messages.payDue, f), url: f.payUrl },
    }),
    restDue: (f) => ({
      subject: t(messages.restDueSubject, {
        ...f,
        restAmount: f.rest?.amount ?? null,
        restBy: f.rest?.by ?? null,
      }),
      paragraphs: given(
        t(messages.restDueText, f),
        t(messages.restDuePayBy, {
          ...f,
          restAmount: f.rest?.amount ?? null,
          restBy: f.rest?.by ?? null,
        }),
      ),
      action: {
        label: t(messages.restDueAction, { ...f, restAmount: f.rest?.amount ?? null }),
        url: f.payUrl,
      },
    }),
    restOverdue: (f) => ({
      subject: t(messages.restOverdueSubject, f),
      paragraphs: given(t(messages.restOverdueText, f), t(messages.restOverduePayNow, f)),
      action: { label: t(messages.payDue, f), url: f.payUrl },
    }),
  }) satisfies Partial<Letters>

/** E-mails to the organizer. */
const organizerLetters = (t: FormatText) =>
  ({
    organizerAsked: (f) => ({
      subject: t(messages.organizerAskedSubject, f),
      paragraphs: given(
        t(messages.organizerAskedText, f),
        f.message && t(messages.customerWrites, f),
        f.heldUntil && t(messages.organizerAskedHeld, f),
      ),
      action: { label: t(messages.organizerAskedAction), url: f.crmUrl },
    }),
    organizerPaid: (f) => ({
      subject: t(messages.organizerPaidSubject, f),
      paragraphs: given(t(messages.organizerPaidText, f)),
      action: { label: t(messages.openCrm), url: f.crmUrl },
    }),
    organizerCancelled: (f) => ({
      subject: t(messages.organizerCancelledSubject, f),
      paragraphs: given(
        t(messages.organizerCancelledText, f),
        f.message && t(messages.quotedMessage, f),
      ),
      action: { label: t(messages.openCrm), url: f.crmUrl },
    }),
    organizerHeldLonger: (f) => ({
      subject: t(messages.organizerHeldLongerSubject, f),
      paragraphs: given(t(messages.organizerHeldLongerText, f)),
      action: { label: t(messages.openCrm), url: f.crmUrl },
    }),
    organizerRestOverdue: (f) => ({
      subject: t(messages.organizerRestOverdueSubject, f),
      paragraphs: given(
        t(messages.organizerRestOverdueText, f),
        t(messages.organizerRestOverdueReminded),
      ),
      action: { label: t(messages.openCrm), url: f.crmUrl },
    }),
  }) satisfies Partial<Letters>

export const requestEmails: Record<Locale, Letters> = perLocale((t) => ({
  ...statusLetters(t),
  ...paymentLetters(t),
  ...organizerLetters(t),
}))
