import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'
import type { RequestFacts } from './requestEmails.ts'
import { perLocale } from '../../../i18n/perLocale.ts'
import { paymentEmailsMessages as messages } from './paymentEmails.messages.ts'

export const paymentEmailKinds = ['restPaid', 'organizerRestPaid'] as const
export type PaymentEmailKind = (typeof paymentEmailKinds)[number]

/** Formatted amount of a payment after the first one, and the trip it is for. */
export type PaymentFacts = RequestFacts & { amount: string }

type Letters = Record<PaymentEmailKind, (facts: PaymentFacts) => EmailContent>

export const paymentEmails: Record<Locale, Letters> = perLocale((t) => ({
  restPaid: (f) => ({
    subject: f.rest === null ? t(messages.allPaidSubject, f) : t(messages.restPaidSubject, f),
    paragraphs: [
      t(messages.restPaidText, f),
      f.rest === null
        ? t(messages.allPaidText)
        : t(messages.restLeftText, { ...f, restAmount: f.rest.amount, restBy: f.rest.by }),
    ],
    action: { label: t(messages.seeRequest), url: f.requestUrl },
  }),
  organizerRestPaid: (f) => ({
    subject: t(messages.organizerRestPaidSubject, f),
    paragraphs: [
      t(messages.organizerRestPaidText, {
        ...f,
        hasRest: f.rest !== null,
        restAmount: f.rest?.amount ?? null,
      }),
    ],
    action: { label: t(messages.openCrm), url: f.crmUrl },
  }),
}))
