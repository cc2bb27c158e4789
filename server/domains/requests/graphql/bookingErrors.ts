/** Defines: InvalidInputError, InvalidField and the refusals of booking */
import type { Currency } from '#schema/codes/currencies.ts'
import { ruleNames } from '#schema/rules/validation/ruleNames.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { UserError } from '../../../graphql/UserError.ts'
import { Money } from '../../currencies/graphql/Money.ts'
import { DepartureGoneError, IdempotencyMismatchError, InvalidInputError, PriceChangedError, SoldOutError } from '../requests.errors.ts'

const FieldRuleEnum = literalEnum('FieldRule', ruleNames)

const InvalidField = builder.objectRef<InvalidInputError['fields'][number]>('InvalidField').implement({
  fields: (t) => ({ field: t.exposeString('field'), rule: t.expose('rule', { type: FieldRuleEnum }) }),
})

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  interfaces: [UserError],
  fields: (t) => ({ fields: t.field({ type: [InvalidField], resolve: ({ fields }) => [...fields] }) }),
})
builder.objectType(SoldOutError, {
  name: 'SoldOutError',
  interfaces: [UserError],
  fields: (t) => ({ freeSeats: t.exposeInt('freeSeats') }),
})
builder.objectType(DepartureGoneError, { name: 'DepartureGoneError', interfaces: [UserError] })
builder.objectType(IdempotencyMismatchError, { name: 'IdempotencyMismatchError', interfaces: [UserError] })
builder.objectType(PriceChangedError, {
  name: 'PriceChangedError',
  interfaces: [UserError],
  fields: (t) => ({
    total: t.field({ type: Money, resolve: ({ totalMinor, currency }) => ({ amountMinor: totalMinor, currency: currency as Currency }) }),
  }),
})
