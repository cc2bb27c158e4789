import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import type { RequestFacts } from './requestLetters.ts'

export const paymentLetterKinds = ['restPaid', 'organizerRestPaid'] as const
export type PaymentLetterKind = (typeof paymentLetterKinds)[number]

/** What has arrived after the first payment, written out, and the trip it is for. */
export type PaymentFacts = RequestFacts & { amount: string }

type Letters = Record<PaymentLetterKind, (facts: PaymentFacts) => EmailContent>

const en: Letters = {
  restPaid: (f) => ({
    subject: f.rest === null ? `All paid: ${f.tour}` : `${f.amount} has arrived for ${f.tour}`,
    paragraphs: [
      `Thank you, ${f.name}: your payment of ${f.amount} for ${f.tour}, ${f.dates}, has arrived.`,
      f.rest === null
        ? 'Everything is paid. Your voucher and the invoice are on the page of your request.'
        : `${f.rest.amount} is left to pay by ${f.rest.by}. We remind you before that.`,
    ],
    action: { label: 'See the request', url: f.requestUrl },
  }),
  organizerRestPaid: (f) => ({
    subject: `Paid further: request ${f.number}, ${f.tour}`,
    paragraphs: [
      `${f.name} has paid ${f.amount} more for ${f.dates}. ${f.rest === null ? 'Everything is paid now.' : `${f.rest.amount} is left.`}`,
    ],
    action: { label: 'Open the CRM', url: f.crmUrl },
  }),
}

const de: Letters = {
  restPaid: (f) => ({
    subject: f.rest === null ? `Vollständig bezahlt: ${f.tour}` : `${f.amount} sind angekommen: ${f.tour}`,
    paragraphs: [
      `Danke, ${f.name}: Ihre Zahlung von ${f.amount} für ${f.tour}, ${f.dates}, ist angekommen.`,
      f.rest === null
        ? 'Damit ist alles bezahlt. Voucher und Rechnung finden Sie auf der Seite Ihrer Anfrage.'
        : `Offen sind noch ${f.rest.amount} bis ${f.rest.by}. Wir erinnern Sie vorher daran.`,
    ],
    action: { label: 'Anfrage ansehen', url: f.requestUrl },
  }),
  organizerRestPaid: (f) => ({
    subject: `Weitere Zahlung: Anfrage ${f.number}, ${f.tour}`,
    paragraphs: [
      `${f.name} hat für ${f.dates} weitere ${f.amount} gezahlt. ${f.rest === null ? 'Damit ist alles bezahlt.' : `Offen sind noch ${f.rest.amount}.`}`,
    ],
    action: { label: 'CRM öffnen', url: f.crmUrl },
  }),
}

export const paymentLetters: Record<Locale, Letters> = { en, de }
