import { toEnumName } from '../../codes/tours.ts'

/**
 * Rules a field can break (specification section 5), in the order in which a field that breaks several names them. `url` and
 * `whole` are ours; `incorrect` stands for whatever has no name of its own, such as a rule that is a function.
 */
export const ruleNames = [
  'required',
  'whole',
  'min',
  'max',
  'email',
  'phone',
  'url',
  'minValue',
  'maxValue',
  'confirmed',
  'incorrect',
] as const
export type RuleName = (typeof ruleNames)[number]

export const isRuleName = (value: unknown): value is RuleName =>
  ruleNames.some((name) => name === value)

/** A rule by its name in the API's enumeration: `MIN_VALUE` is `minValue`. One that isn't known is `incorrect`. */
export const ruleOnWire = (name: string): RuleName =>
  ruleNames.find((known) => toEnumName(known) === name) ?? 'incorrect'
