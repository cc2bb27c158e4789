import type { Locale } from '#schema/codes/locales.ts'
import { perLocale } from '../../../../i18n/perLocale.ts'
import { voucherMessages as messages } from './voucher.messages.ts'

/** Texts of the voucher. */
interface VoucherWords {
  voucher: string
  subject: string
  number: (number: string) => string
  cancelled: string
  show: string
  scan: string
  trip: string
  when: string
  startTime: (time: string, zone: string) => string
  people: string
  count: (adults: number, children: number) => string
  place: string
  request: string
  travelers: string
  /** Text for seats without a named traveler. */
  unnamed: (count: number) => string
  lead: string
  meetingPoint: string
  meetingOpen: (organizer: string) => string
  organizer: string
  legal: (name: string) => string
  emergency: string
  emergencyFirst: string
  emergency112: string
  emergencyUs: string
  money: string
  price: string
  paid: string
  open: string
  openBy: (day: string) => string
  nothingOpen: string
  onTheSpot: string
  page: (page: number, total: number) => string
}

export const voucherWords: Record<Locale, VoucherWords> = perLocale((t) => ({
  voucher: t(messages.voucher),
  subject: t(messages.subject),
  number: (number) => t(messages.number, { number }),
  cancelled: t(messages.cancelled),
  show: t(messages.show),
  scan: t(messages.scan),
  trip: t(messages.trip),
  when: t(messages.when),
  startTime: (time, zone) => t(messages.startTime, { time, zone }),
  people: t(messages.people),
  count: (adults, children) => t(messages.count, { adults, children }),
  place: t(messages.place),
  request: t(messages.request),
  travelers: t(messages.travelers),
  unnamed: (count) => t(messages.unnamed, { count }),
  lead: t(messages.lead),
  meetingPoint: t(messages.meetingPoint),
  meetingOpen: (organizer) => t(messages.meetingOpen, { organizer }),
  organizer: t(messages.organizer),
  legal: (name) => t(messages.legal, { name }),
  emergency: t(messages.emergency),
  emergencyFirst: t(messages.emergencyFirst),
  emergency112: t(messages.emergency112),
  emergencyUs: t(messages.emergencyUs),
  money: t(messages.money),
  price: t(messages.price),
  paid: t(messages.paid),
  open: t(messages.open),
  openBy: (day) => t(messages.openBy, { day }),
  nothingOpen: t(messages.nothingOpen),
  onTheSpot: t(messages.onTheSpot),
  page: (page, total) => t(messages.page, { page, total }),
}))
