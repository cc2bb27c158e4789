/** Defines: InvalidInputError, InvalidField, FieldRule */
import { ruleNames } from '#schema/rules/validation/ruleNames.ts'
import { InvalidInputError } from '../core/invalidInputError.ts'
import { builder } from './builder.ts'
import { literalEnum } from './literalEnum.ts'
import { UserError } from './UserError.ts'

const FieldRuleEnum = literalEnum('FieldRule', ruleNames)

const InvalidField = builder.objectRef<InvalidInputError['fields'][number]>('InvalidField').implement({
  fields: (t) => ({ field: t.exposeString('field'), rule: t.expose('rule', { type: FieldRuleEnum }) }),
})

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  interfaces: [UserError],
  fields: (t) => ({ fields: t.field({ type: [InvalidField], resolve: ({ fields }) => [...fields] }) }),
})
