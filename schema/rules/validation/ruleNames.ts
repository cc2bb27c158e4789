import { toEnumName } from '../../codes/tours.ts'

/**
 * Rules a field can break (specification section 5). `url` and `whole` are our additions;
 * `incorrect` covers failures without a name, such as those of a rule function.
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

/**
 * Returns a rule by its name in the API's enum: `MIN_VALUE` is `minValue`. Unknown names are
 * `incorrect`.
 */
export const ruleOnWire = (name: string): RuleName =>
  ruleNames.find((known) => toEnumName(known) === name) ?? 'incorrect'
