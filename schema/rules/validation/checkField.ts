import { type Checked, type FailureParameters, isEmpty, ruleChecks } from './ruleChecks.ts'
import { isRuleName, type RuleName } from './ruleNames.ts'

type Values = Readonly<Record<string, unknown>>
type NamedRule = Exclude<RuleName, 'incorrect'>

/** Rules by name: `{ required: true, min: 2, confirmed: 'password' }`; `false` and `undefined` leave a rule out. */
export type RuleObject = { readonly [Name in NamedRule]?: boolean | number | string | undefined }
/** A rule of one's own: true holds, false is `incorrect`, a text is what the person reads. */
export type RuleFunction = (value: unknown, values: Values) => boolean | string
/** `'required|min:2|max:120'`, an object, a function, or several of them in a row. */
export type Rules = string | RuleObject | RuleFunction | readonly Rules[]

export interface Failure {
  rule: RuleName
  parameters: FailureParameters
  /** The text of a rule that is a function. */
  message?: string
}

interface Step {
  rule: NamedRule
  parameter: string | undefined
}

const stepOf = (rule: string, parameter: string | undefined): Step => {
  if (!isRuleName(rule) || rule === 'incorrect') throw new TypeError(`no rule is called "${rule}"`)
  if (ruleChecks[rule].takesNumber && !/^-?\d+(?:\.\d+)?$/.test(parameter ?? ''))
    throw new TypeError(`${rule} needs a number, got "${parameter ?? ''}"`)
  return { rule, parameter }
}

const parsed = new Map<string, readonly Step[]>()

const parse = (text: string): readonly Step[] => {
  const known = parsed.get(text)
  if (known) return known
  const steps = text
    .split('|')
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => {
      const [rule = '', parameters] = piece.split(/:(.*)/s)
      return stepOf(rule, parameters?.split(',')[0]?.trim())
    })
  parsed.set(text, steps)
  return steps
}

const stepsOf = (rules: Rules): readonly (Step | RuleFunction)[] => {
  if (typeof rules === 'string') return parse(rules)
  if (typeof rules === 'function') return [rules]
  if (Array.isArray(rules)) return rules.flatMap(stepsOf)
  return Object.entries(rules)
    .filter(([, parameter]) => parameter !== undefined && parameter !== false)
    .map(([rule, parameter]) => stepOf(rule, parameter === true ? undefined : String(parameter)))
}

/** Rules by name with their parameter, for the attributes of an input (`maxlength`, `required`). Functions are left out. */
export const readRules = (rules: Rules): Readonly<Partial<Record<NamedRule, string | true>>> =>
  Object.fromEntries(stepsOf(rules).flatMap((step) => (typeof step === 'function' ? [] : [[step.rule, step.parameter ?? true]])))

/** A rule that another process found broken, with the numbers its text speaks of. */
export const failureOf = (rule: RuleName, rules: Rules): Failure => {
  const parameter = rule === 'incorrect' ? undefined : readRules(rules)[rule]
  return { rule, parameters: (rule !== 'incorrect' && ruleChecks[rule].parametersOf?.(Number(parameter))) || {} }
}

/**
 * The first rule that a value breaks, or null (specification section 5). A field that is empty and not required breaks none.
 * @param field its name and the other values of the form, for rules that compare
 * @throws TypeError for rules that don't exist or lack their number: a mistake in the code, not of the person
 */
export const checkField = (
  value: unknown,
  rules: Rules,
  { name = '', values = {} }: { name?: string; values?: Values } = {},
): Failure | null => {
  for (const step of stepsOf(rules)) {
    if (typeof step === 'function') {
      const answer = isEmpty(value) || step(value, values)
      if (answer !== true) return { rule: 'incorrect', parameters: {}, ...(typeof answer === 'string' ? { message: answer } : {}) }
      continue
    }
    const check = ruleChecks[step.rule]
    const checked: Checked = { value, parameter: step.parameter, name, values }
    if ((isEmpty(value) && !check.seesEmpty) || check.holds(checked)) continue
    return { rule: step.rule, parameters: check.parametersOf?.(Number(step.parameter)) ?? {} }
  }
  return null
}

/** The first broken rule of every field that breaks one. */
export const checkFields = <Name extends string>(values: Values, rules: Readonly<Record<Name, Rules>>): Partial<Record<Name, Failure>> => {
  const failures: Partial<Record<Name, Failure>> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const failure = checkField(values[name], rules[name], { name, values })
    if (failure) failures[name] = failure
  }
  return failures
}
