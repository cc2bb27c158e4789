import type { RuleName } from './ruleNames.ts'

type Values = Readonly<Record<string, unknown>>
export type NamedRule = Exclude<RuleName, 'incorrect'>

/** Rules by name: `{ required: true, min: 2, confirmed: 'password' }`; `false` and `undefined` leave a rule out. */
export type RuleObject = { readonly [Name in NamedRule]?: boolean | number | string | undefined }
/** A rule of one's own: true holds, false is `incorrect`, a text is what the person reads. */
export type RuleFunction = (value: unknown, values: Values) => boolean | string
/** `'required|min:2|max:120'`, an object, a function, or several of them in a row. */
export type Rules = string | RuleObject | RuleFunction | readonly Rules[]

/** A rule as it is written: nobody has looked yet whether it exists. */
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

/** Returns rules one by one, in their order. */
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

/** Rules by name with their parameter, for the attributes of an input (`maxlength`, `required`). Functions are left out. */
export const readRules = (rules: Rules): Readonly<Partial<Record<NamedRule, string | true>>> =>
  Object.fromEntries(
    listRules(rules).flatMap((step) =>
      typeof step === 'function' ? [] : [[step.rule, step.parameter ?? true]],
    ),
  )
