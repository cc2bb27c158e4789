/** Defines: the refusals of booking */
import type { Currency } from '#schema/codes/currencies.ts'
import { builder } from '../../../../graphql/builder.ts'
import { UserError } from '../../../../graphql/UserError.ts'
import { Money } from '../../../../graphql/types/Money.ts'
import { DepartureGoneError, IdempotencyMismatchError, PriceChangedError, SoldOutError } from '../../requests.errors.ts'

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
