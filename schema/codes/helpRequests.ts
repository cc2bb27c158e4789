/** Kinds of help requests to the Versta team (specification section 9). */
export const helpRequestKinds = [
  'learn_more',
  'corp_tour_request',
  'individual_tour',
  'phone_call_request',
  'cashback',
  'gift_card',
  'visa',
  'agency',
  'other',
] as const
export type HelpRequestKind = (typeof helpRequestKinds)[number]

export const isHelpRequestKind = (value: unknown): value is HelpRequestKind =>
  helpRequestKinds.some((kind) => kind === value)
