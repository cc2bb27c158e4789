import { type Checked, type FailureParameters, isEmpty, ruleChecks } from './ruleChecks.ts'
import { listRules, type NamedRule, readRules, type Rules, type WrittenRule } from './readRules.ts'
import { isRuleName, type RuleName } from './ruleNames.ts'

export type { RuleFunction, Rules } from './readRules.ts'

type Values = Readonly<Record<string, unknown>>

export interface Failure {
  rule: RuleName
  parameters: FailureParameters
  /** Message of a rule function. */
  message?: string
}

interface Step {
  rule: NamedRule
  parameter: string | undefined
}

const stepOf = ({ rule, parameter }: WrittenRule): Step => {
  if (!isRuleName(rule) || rule === 'incorrect') throw new TypeError(`unknown rule "${rule}"`)
  if (ruleChecks[rule].takesNumber && !/^-?\d+(?:\.\d+)?$/.test(parameter ?? ''))
    throw new TypeError(`${rule} needs a number, got "${parameter ?? ''}"`)
  return { rule, parameter }
}

/**
 * Returns the failure of a rule that another process found broken, with the numbers for its
 * message.
 */
export const failureOf = (rule: RuleName, rules: Rules): Failure => {
  const parameter = rule === 'incorrect' ? undefined : readRules(rules)[rule]
  return {
    rule,
    parameters: (rule !== 'incorrect' && ruleChecks[rule].parametersOf?.(Number(parameter))) || {},
  }
}

/**
 * Returns the first rule that a value breaks, or null (specification section 5). An empty field
 * that is not required breaks none.
 * @param field its name and the form's other values, for rules that compare
 * @throws TypeError for unknown rules or a missing number: a bug, not an input error
 */
export const checkField = (
  value: unknown,
  rules: Rules,
  { name = '', values = {} }: { name?: string; values?: Values } = {},
): Failure | null => {
  for (const written of listRules(rules)) {
    if (typeof written === 'function') {
      const answer = isEmpty(value) || written(value, values)
      if (answer !== true)
        return {
          rule: 'incorrect',
          parameters: {},
          ...(typeof answer === 'string' ? { message: answer } : {}),
        }
      continue
    }
    const step = stepOf(written)
    const check = ruleChecks[step.rule]
    const checked: Checked = { value, parameter: step.parameter, name, values }
    if ((isEmpty(value) && !check.seesEmpty) || check.holds(checked)) continue
    return { rule: step.rule, parameters: check.parametersOf?.(Number(step.parameter)) ?? {} }
  }
  return null
}

/** Returns the first broken rule of each field. */
export const checkFields = <Name extends string>(
  values: Values,
  rules: Readonly<Record<Name, Rules>>,
): Partial<Record<Name, Failure>> => {
  const failures: Partial<Record<Name, Failure>> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const failure = checkField(values[name], rules[name], { name, values })
    if (failure) failures[name] = failure
  }
  return failures
}
