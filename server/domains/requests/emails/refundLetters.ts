import type { Locale } from '#schema/codes/locales.ts'
import type { RefundReason } from '#schema/codes/payments.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'

/** What a letter about money that goes back speaks of, written out in the reader's language. */
export interface RefundFacts {
  /** Of the request. */
  number: number
  tour: string
  name: string
  amount: string
  /** By which the bank knows a transfer that a person has made; null where the provider gave it back. */
  reference: string | null
  /** Why it goes back. */
  reason: RefundReason
  requestUrl: string
}

export const refundLetterKinds = ['begun', 'done', 'failed'] as const
export type RefundLetterKind = (typeof refundLetterKinds)[number]

type Letters = Record<RefundLetterKind, (facts: RefundFacts) => EmailContent>

/** Of money that came and could buy nothing; a cancellation has a letter of its own. */
const late: Record<Locale, (facts: RefundFacts) => Partial<Record<RefundReason, string>>> = {
  en: (f) => ({
    seats_gone: `Hello ${f.name}, your payment for ${f.tour} arrived after the time to pay, and by then the seats had gone to others. We are sorry.`,
    hold_over: `Hello ${f.name}, your payment for ${f.tour} arrived after the time for which your seats were held.`,
    trip_begun: `Hello ${f.name}, your payment for ${f.tour} arrived when the trip had begun already.`,
    paid_twice: `Hello ${f.name}, you have paid more for ${f.tour} than it costs: ${f.amount} came on top. Your booking stands as it is.`,
    not_payable: `Hello ${f.name}, your payment for ${f.tour} arrived when the request was closed already.`,
  }),
  de: (f) => ({
    seats_gone: `Guten Tag ${f.name}, Ihre Zahlung für ${f.tour} kam nach Ablauf der Frist, und die Plätze waren da schon vergeben. Das tut uns leid.`,
    hold_over: `Guten Tag ${f.name}, Ihre Zahlung für ${f.tour} kam, als die Reservierung Ihrer Plätze schon abgelaufen war.`,
    trip_begun: `Guten Tag ${f.name}, Ihre Zahlung für ${f.tour} kam, als die Reise schon begonnen hatte.`,
    paid_twice: `Guten Tag ${f.name}, Sie haben für ${f.tour} mehr gezahlt, als die Reise kostet: ${f.amount} kamen zusätzlich. An Ihrer Buchung ändert sich nichts.`,
    not_payable: `Guten Tag ${f.name}, Ihre Zahlung für ${f.tour} kam, als die Anfrage schon geschlossen war.`,
  }),
}

/** Of money that comes back because the trip was made, and not because something went wrong. */
const cashback: Record<Locale, Letters> = {
  en: {
    begun: (f) => ({
      subject: `Your cashback of ${f.amount} is on its way: request ${f.number}`,
      paragraphs: [
        `Hello ${f.name}, thank you for traveling with us: as promised, ${f.amount} of the price of ${f.tour} come back to you.`,
        'The money goes back by the way you paid. You have nothing to do, and we write again when it is done.',
      ],
      action: { label: 'See the request', url: f.requestUrl },
    }),
    done: (f) => ({
      subject: `Your cashback: ${f.amount} for ${f.tour}`,
      paragraphs: [
        f.reference === null
          ? `Hello ${f.name}, you made the trip, and here is what we promised: ${f.amount} of the price of ${f.tour} have gone back by the way you paid.`
          : `Hello ${f.name}, you made the trip, and here is what we promised: ${f.amount} of the price of ${f.tour}. We have sent them by bank transfer, since they could not go back by the way you paid. The reference is ${f.reference}.`,
        'Your bank may take a few working days to show the money. Have a look at where you might go next.',
      ],
      action: { label: 'See the trip', url: f.requestUrl },
    }),
    failed: (f) => ({
      subject: `Your cashback of ${f.amount} comes another way: request ${f.number}`,
      paragraphs: [
        `Hello ${f.name}, your cashback of ${f.amount} for ${f.tour} could not go back by the way you paid. That happens when a card has been closed, for instance.`,
        'It is yours all the same. Our team now pays it by hand; should we need an account number for that, we ask you for it by e-mail. We never ask for the number of a card.',
      ],
      action: { label: 'See the request', url: f.requestUrl },
    }),
  },
  de: {
    begun: (f) => ({
      subject: `Ihr Cashback von ${f.amount} ist unterwegs: Anfrage ${f.number}`,
      paragraphs: [
        `Guten Tag ${f.name}, danke, dass Sie mit uns gereist sind: Wie versprochen kommen ${f.amount} vom Preis für ${f.tour} zu Ihnen zurück.`,
        'Das Geld geht auf dem Weg zurück, auf dem Sie gezahlt haben. Sie müssen nichts tun, und wir schreiben Ihnen, sobald es so weit ist.',
      ],
      action: { label: 'Anfrage ansehen', url: f.requestUrl },
    }),
    done: (f) => ({
      subject: `Ihr Cashback: ${f.amount} für ${f.tour}`,
      paragraphs: [
        f.reference === null
          ? `Guten Tag ${f.name}, die Reise ist gemacht, das Versprechen gehalten: ${f.amount} vom Preis für ${f.tour} sind auf dem Weg zurückgegangen, auf dem Sie gezahlt haben.`
          : `Guten Tag ${f.name}, die Reise ist gemacht, das Versprechen gehalten: ${f.amount} vom Preis für ${f.tour} haben wir Ihnen überwiesen, weil der Weg, auf dem Sie gezahlt haben, nicht offenstand. Der Verwendungszweck lautet ${f.reference}.`,
        'Bis Ihre Bank das Geld anzeigt, können ein paar Werktage vergehen. Zeit genug, sich das nächste Ziel auszusuchen.',
      ],
      action: { label: 'Reise ansehen', url: f.requestUrl },
    }),
    failed: (f) => ({
      subject: `Ihr Cashback von ${f.amount} kommt auf anderem Weg: Anfrage ${f.number}`,
      paragraphs: [
        `Guten Tag ${f.name}, Ihr Cashback von ${f.amount} für ${f.tour} konnte nicht auf dem Weg zurückgehen, auf dem Sie gezahlt haben. So etwas kommt vor, zum Beispiel wenn eine Karte inzwischen gekündigt ist.`,
        'Das Geld gehört trotzdem Ihnen. Unser Team zahlt es nun von Hand aus; falls wir dafür eine Kontonummer brauchen, fragen wir Sie per E-Mail. Nach der Nummer einer Karte fragen wir nie.',
      ],
      action: { label: 'Anfrage ansehen', url: f.requestUrl },
    }),
  },
}

const en: Letters = {
  begun: (f) => ({
    subject: `${f.amount} is on its way back to you: request ${f.number}`,
    paragraphs: [
      late.en(f)[f.reason] ?? `Hello ${f.name}, we are paying you back ${f.amount} for ${f.tour}.`,
      `${f.amount} goes back by the way you paid, within 14 days. You have nothing to do, and we write again when it is done.`,
    ],
    action: { label: 'See the request', url: f.requestUrl },
  }),
  done: (f) => ({
    subject: `Paid back: ${f.amount} for request ${f.number}`,
    paragraphs: [
      f.reference === null
        ? `Hello ${f.name}, ${f.amount} for ${f.tour} have gone back by the way you paid.`
        : `Hello ${f.name}, we have sent you ${f.amount} for ${f.tour} by bank transfer, since they could not go back by the way you paid. The reference is ${f.reference}.`,
      'Your bank may take a few working days to show the money.',
    ],
    action: { label: 'See the request', url: f.requestUrl },
  }),
  failed: (f) => ({
    subject: `${f.amount} come back to you another way: request ${f.number}`,
    paragraphs: [
      `Hello ${f.name}, we tried to pay back ${f.amount} for ${f.tour} by the way you paid, and it didn’t go through. That happens when a card has been closed, for instance.`,
      'The money is yours all the same. Our team now pays it back by hand; should we need an account number for that, we ask you for it by e-mail. We never ask for the number of a card.',
    ],
    action: { label: 'See the request', url: f.requestUrl },
  }),
}

const de: Letters = {
  begun: (f) => ({
    subject: `${f.amount} sind auf dem Weg zurück zu Ihnen: Anfrage ${f.number}`,
    paragraphs: [
      late.de(f)[f.reason] ?? `Guten Tag ${f.name}, wir erstatten Ihnen ${f.amount} für ${f.tour}.`,
      `${f.amount} gehen auf dem Weg zurück, auf dem Sie gezahlt haben, binnen 14 Tagen. Sie müssen nichts tun, und wir schreiben Ihnen, sobald es so weit ist.`,
    ],
    action: { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  done: (f) => ({
    subject: `Erstattet: ${f.amount} für Anfrage ${f.number}`,
    paragraphs: [
      f.reference === null
        ? `Guten Tag ${f.name}, ${f.amount} für ${f.tour} sind auf dem Weg zurückgegangen, auf dem Sie gezahlt haben.`
        : `Guten Tag ${f.name}, wir haben Ihnen ${f.amount} für ${f.tour} überwiesen, weil der Weg, auf dem Sie gezahlt haben, nicht offenstand. Der Verwendungszweck lautet ${f.reference}.`,
      'Bis Ihre Bank das Geld anzeigt, können ein paar Werktage vergehen.',
    ],
    action: { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  failed: (f) => ({
    subject: `${f.amount} kommen auf anderem Weg zu Ihnen zurück: Anfrage ${f.number}`,
    paragraphs: [
      `Guten Tag ${f.name}, wir wollten Ihnen ${f.amount} für ${f.tour} auf dem Weg erstatten, auf dem Sie gezahlt haben. Das hat nicht geklappt; so etwas kommt vor, zum Beispiel wenn eine Karte inzwischen gekündigt ist.`,
      'Das Geld gehört trotzdem Ihnen. Unser Team zahlt es nun von Hand zurück; falls wir dafür eine Kontonummer brauchen, fragen wir Sie per E-Mail. Nach der Nummer einer Karte fragen wir nie.',
    ],
    action: { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
}

const others: Record<Locale, Letters> = { en, de }

/** The letter for what has become of a refund: cashback has words of its own. */
export const refundLetter = (locale: Locale, kind: RefundLetterKind, facts: RefundFacts): EmailContent =>
  (facts.reason === 'cashback' ? cashback : others)[locale][kind](facts)
