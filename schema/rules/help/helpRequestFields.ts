import type { HelpRequestKind } from '../../codes/helpRequests.ts'
import { checkFields, type Failure } from '../validation/checkField.ts'

const byMail = {
  name: 'required|min:2|max:120',
  email: 'required|max:254|email',
  phone: 'phone',
  message: 'max:2000',
} as const
/** Nobody can answer these without knowing what is asked. */
const withWords = { ...byMail, message: 'required|min:10|max:2000' } as const

/** What a visitor fills in for each kind: the form and the API read the same rules. */
export const helpRequestFields = {
  learn_more: byMail,
  corp_tour_request: withWords,
  individual_tour: withWords,
  // whoever wants to be called needs no e-mail address
  phone_call_request: { ...byMail, email: 'max:254|email', phone: 'required|phone' },
  cashback: byMail,
  gift_card: byMail,
  visa: withWords,
  agency: withWords,
  other: withWords,
} as const satisfies Record<HelpRequestKind, Record<string, string>>

export type HelpRequestField = keyof typeof byMail
export type HelpRequestFailures = Partial<Record<HelpRequestField, Failure>>

/** The first broken rule of every field that breaks one. */
export const checkHelpRequest = (
  kind: HelpRequestKind,
  values: Readonly<Record<string, unknown>>,
): HelpRequestFailures => checkFields(values, helpRequestFields[kind])
