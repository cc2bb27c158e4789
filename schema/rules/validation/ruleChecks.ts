import type { RuleName } from './ruleNames.ts'

/**
 * Values inserted into a failure's message: `length` in characters, `min` and `max` in the field's
 * unit.
 */
export type FailureParameters = Readonly<Record<string, number>>

/**
 * Input of a rule: the value, the parameter after the rule's colon, and the form's other fields.
 */
export interface Checked {
  value: unknown
  parameter: string | undefined
  name: string
  values: Readonly<Record<string, unknown>>
}

interface RuleCheck {
  /** True if the rule needs a number after the colon: `min:2`. */
  takesNumber?: boolean
  /** True if the rule also checks empty fields. */
  seesEmpty?: boolean
  holds(checked: Checked): boolean
  parametersOf?(bound: number): FailureParameters
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/**
 * Returns text, numbers and flags as text; anything else as empty text, since it can't be typed.
 */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''
/** Counts code points, closer to what people see than UTF-16 units. */
const lengthOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : Array.from(textOf(value)).length
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : textOf(value) === '' ? Number.NaN : Number(textOf(value))

/**
 * Removes the spaces, parentheses, dots, slashes and hyphens that people type; phone numbers are
 * stored without them.
 */
export const normalizePhone = (text: string): string => text.replaceAll(/[\s()./-]/g, '')

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.')
}

export const ruleChecks: Record<Exclude<RuleName, 'incorrect'>, RuleCheck> = {
  // fails on empty, blank or false (specification section 5)
  required: { seesEmpty: true, holds: ({ value }) => !isEmpty(value) },
  whole: {
    holds: ({ value }) =>
      typeof value === 'number' ? Number.isSafeInteger(value) : /^\d{1,9}$/.test(textOf(value)),
  },
  min: {
    takesNumber: true,
    holds: ({ value, parameter }) => lengthOf(value) >= Number(parameter),
    parametersOf: (length) => ({ length }),
  },
  max: {
    takesNumber: true,
    holds: ({ value, parameter }) => lengthOf(value) <= Number(parameter),
    parametersOf: (length) => ({ length }),
  },
  email: { holds: ({ value }) => emailForm.test(textOf(value)) },
  // a plus and at least nine digits; E.164 allows at most fifteen
  phone: { holds: ({ value }) => /^\+\d{9,15}$/.test(normalizePhone(textOf(value))) },
  url: { holds: ({ value }) => isWebAddress(textOf(value)) },
  minValue: {
    takesNumber: true,
    holds: ({ value, parameter }) => numberOf(value) >= Number(parameter),
    parametersOf: (min) => ({ min }),
  },
  maxValue: {
    takesNumber: true,
    holds: ({ value, parameter }) => numberOf(value) <= Number(parameter),
    parametersOf: (max) => ({ max }),
  },
  // compares with the named field, as in `confirmed:password`; without a name, with
  // `passwordConfirmation` for `password`
  confirmed: {
    seesEmpty: true,
    holds: ({ value, parameter, name, values }) =>
      value === values[parameter ?? `${name}Confirmation`],
  },
}
