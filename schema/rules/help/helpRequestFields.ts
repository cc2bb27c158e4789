import type { HelpRequestKind } from '../../codes/helpRequests.ts'
import { checkFields, type Failure } from '../validation/checkField.ts'

const byMail = {
  name: 'required|min:2|max:120',
  email: 'required|max:254|email',
  phone: 'phone',
  message: 'max:2000',
} as const
/** Kinds that nobody can answer without a message. */
const withWords = { ...byMail, message: 'required|min:10|max:2000' } as const

/** Rules of each kind of help request, shared by the form and the API. */
export const helpRequestFields = {
  learn_more: byMail,
  corp_tour_request: withWords,
  individual_tour: withWords,
  // a call needs no e-mail address
  phone_call_request: { ...byMail, email: 'max:254|email', phone: 'required|phone' },
  cashback: byMail,
  gift_card: byMail,
  visa: withWords,
  agency: withWords,
  other: withWords,
} as const satisfies Record<HelpRequestKind, Record<string, string>>

export type HelpRequestField = keyof typeof byMail
export type HelpRequestFailures = Partial<Record<HelpRequestField, Failure>>

/** Returns the first broken rule of each field. */
export const checkHelpRequest = (
  kind: HelpRequestKind,
  values: Readonly<Record<string, unknown>>,
): HelpRequestFailures => checkFields(values, helpRequestFields[kind])
