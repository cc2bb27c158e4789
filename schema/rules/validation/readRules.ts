import type { RuleName } from './ruleNames.ts'

type Values = Readonly<Record<string, unknown>>
export type NamedRule = Exclude<RuleName, 'incorrect'>

/**
 * Rules by name: `{ required: true, min: 2, confirmed: 'password' }`; `false` and `undefined`
 * disable a rule.
 */
export type RuleObject = { readonly [Name in NamedRule]?: boolean | number | string | undefined }
/** A custom rule: returns true if valid, false for `incorrect`, or a message for the person. */
export type RuleFunction = (value: unknown, values: Values) => boolean | string
/** `'required|min:2|max:120'`, an object, a function, or a list of them. */
export type Rules = string | RuleObject | RuleFunction | readonly Rules[]

/** A rule as written, not checked to exist. */
export interface WrittenRule {
  rule: string
  parameter: string | undefined
}

const parsed = new Map<string, readonly WrittenRule[]>()

const parse = (text: string): readonly WrittenRule[] => {
  const known = parsed.get(text)
  if (known) return known
  const written = text
    .split('|')
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => {
      const [rule = '', parameters] = piece.split(/:(.*)/s)
      return { rule, parameter: parameters?.split(',')[0]?.trim() }
    })
  parsed.set(text, written)
  return written
}

/** Lists the rules one by one, in order. */
export const listRules = (rules: Rules): readonly (WrittenRule | RuleFunction)[] => {
  if (typeof rules === 'string') return parse(rules)
  if (typeof rules === 'function') return [rules]
  if (Array.isArray(rules)) return rules.flatMap(listRules)
  return Object.entries(rules)
    .filter(([, parameter]) => parameter !== undefined && parameter !== false)
    .map(([rule, parameter]) => ({
      rule,
      parameter: parameter === true ? undefined : String(parameter),
    }))
}

/**
 * Returns rules by name with their parameter, for input attributes (`maxlength`, `required`).
 * Functions are omitted.
 */
export const readRules = (rules: Rules): Readonly<Partial<Record<NamedRule, string | true>>> =>
  Object.fromEntries(
    listRules(rules).flatMap((step) =>
      typeof step === 'function' ? [] : [[step.rule, step.parameter ?? true]],
    ),
  )
