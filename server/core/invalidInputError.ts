import type { RuleName } from '#schema/rules/validation/ruleNames.ts'

/**
 * Input that breaks rules of schema/rules/validation, with the first broken rule of each field. A
 * member of result unions.
 */
export class InvalidInputError extends Error {
  readonly code = 'BAD_USER_INPUT'
  readonly fields: readonly { field: string; rule: RuleName }[]
  constructor(fields: readonly { field: string; rule: RuleName }[]) {
    super(`Invalid: ${fields.map(({ field, rule }) => `${field} (${rule})`).join(', ')}`)
    this.fields = fields
  }
}
