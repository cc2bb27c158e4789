import { perLocale } from '../../../i18n/perLocale.ts'
import { sandboxMessages as messages } from './sandbox.messages.ts'

/** Texts of the embedded provider's payment page; they belong to the provider, not to the site. */
export const sandboxTexts = perLocale((t) => ({
  title: t(messages.title),
  banner: t(messages.banner),
  due: t(messages.due),
  card: t(messages.card),
  sbp: t(messages.sbp),
  until: t(messages.until),
  pay: (amount: string) => t(messages.pay, { amount }),
  decline: t(messages.decline),
  leave: t(messages.leave),
  more: t(messages.more),
  later: t(messages.later),
  laterNote: t(messages.laterNote),
  twice: t(messages.twice),
  twiceNote: t(messages.twiceNote),
  declineNote: t(messages.declineNote),
  leaveNote: t(messages.leaveNote),
  paid: t(messages.paid),
  declined: t(messages.declined),
  refunded: t(messages.refunded),
  expired: t(messages.expired),
  none: t(messages.none),
  noneNote: t(messages.noneNote),
  back: t(messages.back),
}))
