import { type Rules, readRules } from '#schema/rules/validation/readRules.ts'

export interface FieldAttributes {
  required: boolean
  maxLength: number | undefined
}

/** Returns the attributes by which the browser checks rules, where scripts don't run. */
export const attributesOf = (rules: Rules): FieldAttributes => {
  const { required, max } = readRules(rules)
  return {
    required: required !== undefined,
    maxLength: max === undefined ? undefined : Number(max),
  }
}
