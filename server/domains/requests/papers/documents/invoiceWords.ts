import type { Locale } from '#schema/codes/locales.ts'
import { perLocale } from '../../../../i18n/perLocale.ts'
import { invoiceMessages as messages } from './invoice.messages.ts'

/** Texts of invoices and credit notes. */
interface InvoiceWords {
  invoice: string
  creditNote: string
  subject: string
  number: string
  issued: string
  request: string
  corrects: string
  seller: string
  buyer: string
  trip: string
  people: (count: number) => string
  what: string
  quantity: string
  unit: string
  amount: string
  total: string
  creditTotal: string
  lines: Readonly<Record<string, string>>
  cancelled: string
  reduced: string
  register: (number: string) => string
  writtenFor: (name: string, seller: string) => string
  tax: string
  money: (day: string) => string
  arrived: string
  wentBack: string
  onItsWay: string
  balance: string
  credited: (number: string) => string
  open: string
  noMoney: string
  page: (page: number, total: number) => string
}

export const invoiceWords: Record<Locale, InvoiceWords> = perLocale((t) => ({
  invoice: t(messages.invoice),
  creditNote: t(messages.creditNote),
  subject: t(messages.subject),
  number: t(messages.number),
  issued: t(messages.issued),
  request: t(messages.request),
  corrects: t(messages.corrects),
  seller: t(messages.seller),
  buyer: t(messages.buyer),
  trip: t(messages.trip),
  people: (count) => t(messages.people, { count }),
  what: t(messages.what),
  quantity: t(messages.quantity),
  unit: t(messages.unit),
  amount: t(messages.amount),
  total: t(messages.total),
  creditTotal: t(messages.creditTotal),
  lines: {
    adult: t(messages.linesAdult),
    child: t(messages.linesChild),
    traveler: t(messages.linesTraveler),
    discount: t(messages.linesDiscount),
  },
  cancelled: t(messages.cancelled),
  reduced: t(messages.reduced),
  register: (number) => t(messages.register, { number }),
  writtenFor: (name, seller) => t(messages.writtenFor, { name, seller }),
  tax: t(messages.tax),
  money: (day) => t(messages.money, { day }),
  arrived: t(messages.arrived),
  wentBack: t(messages.wentBack),
  onItsWay: t(messages.onItsWay),
  balance: t(messages.balance),
  credited: (number) => t(messages.credited, { number }),
  open: t(messages.open),
  noMoney: t(messages.noMoney),
  page: (page, total) => t(messages.page, { page, total }),
}))
