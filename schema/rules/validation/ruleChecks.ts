import type { RuleName } from './ruleNames.ts'

/** Named values of a failure's text: `length` in characters, `min` and `max` in the field's own unit. */
export type FailureParameters = Readonly<Record<string, number>>

/** What a rule looks at: the value, what stands after the rule's colon, and the other fields of the form. */
export interface Checked {
  value: unknown
  parameter: string | undefined
  name: string
  values: Readonly<Record<string, unknown>>
}

interface RuleCheck {
  /** A bound after the colon is needed: `min:2`. */
  takesNumber?: boolean
  /** Looks at a field that was left empty too. */
  seesEmpty?: boolean
  holds(checked: Checked): boolean
  parametersOf?(bound: number): FailureParameters
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** Nothing but texts, numbers and flags can be typed: anything else reads as no text at all. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''
/** Characters as people count them, not UTF-16 units. */
const lengthOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : Array.from(textOf(value)).length
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : textOf(value) === '' ? Number.NaN : Number(textOf(value))

/** Blanks, brackets, dots and dashes are how people write a number: without them it is what is stored. */
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
  // a plus, then at least nine digits; E.164 has fifteen at most
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
  // `confirmed:password`, without a name the field called passwordConfirmation beside a field called password
  confirmed: {
    seesEmpty: true,
    holds: ({ value, parameter, name, values }) =>
      value === values[parameter ?? `${name}Confirmation`],
  },
}
