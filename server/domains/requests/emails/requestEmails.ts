import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import { type FormatText, perLocale } from '../../../i18n/perLocale.ts'
import { requestEmailsMessages as messages } from './requestEmails.messages.ts'

/** What a letter about a request speaks of; dates and money are written out in the reader's language. */
export interface RequestFacts {
  number: number
  tour: string
  dates: string
  people: number
  name: string
  organizer: string
  total: string
  flightIncluded: boolean
  /** Part of the price that goes back the way it was paid: promised, and on its way once the trip is over. Null where none is. */
  cashback: string | null
  /** The organizer has said yes. */
  isConfirmed: boolean
  /** Null where nothing is due at once. */
  firstDue: string | null
  /** What is left for later, and its day written out; null where nothing is. */
  rest: { amount: string; by: string } | null
  /** Day on which the whole price is due, written out. */
  wholeDueOn: string
  /** Instant until which seats are held, written out; null where they are not held any more. */
  heldUntil: string | null
  /** What came back or is on its way; null where nothing was paid. */
  refund: string | null
  /** Words of the other side, empty where there are none. */
  message: string
  requestUrl: string
  payUrl: string
  crmUrl: string
}

/** What has happened, by who reads of it. */
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

/** To the traveler, about a change of the status. */
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

/** To the traveler, about what is to be paid by when. */
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

/** To the organizer. */
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
