/** Defines: InvalidInputError, InvalidField, FieldRule */
import { ruleNames } from '#schema/rules/validation/ruleNames.ts'
import { InvalidInputError } from '../core/invalidInputError.ts'
import { builder } from './builder.ts'
import { literalEnum } from './literalEnum.ts'
import { UserError } from './UserError.ts'

const FieldRuleEnum = literalEnum('FieldRule', ruleNames, 'Validation rule that a field breaks.', {
  required: 'The field is empty.',
  whole: 'Not a whole number.',
  min: 'Too short, in characters.',
  max: 'Too long, in characters.',
  email: 'Not an e-mail address.',
  phone: 'Not a phone number in international form.',
  url: 'Not a URL.',
  minValue: 'Below the smallest allowed value.',
  maxValue: 'Above the largest allowed value.',
  confirmed: 'Differs from its confirmation.',
  incorrect: 'Invalid for another reason.',
})

const InvalidField = builder
  .objectRef<InvalidInputError['fields'][number]>('InvalidField')
  .implement({
    description: 'One field of the input that breaks a rule.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'Path of the field in the input, with dots.' }),
      rule: t.expose('rule', {
        description: 'The first rule that the field breaks.',
        type: FieldRuleEnum,
      }),
    }),
  })

builder.objectType(InvalidInputError, {
  description: 'The input breaks validation rules. Nothing was changed.',
  name: 'InvalidInputError',
  interfaces: [UserError],
  fields: (t) => ({
    fields: t.field({
      description: 'Every field that breaks a rule.',
      type: [InvalidField],
      resolve: ({ fields }) => [...fields],
    }),
  }),
})
