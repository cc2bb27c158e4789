/** Defines: the errors of booking */
import type { Currency } from '#schema/codes/currencies.ts'
import { builder } from '../../../../graphql/builder.ts'
import { UserError } from '../../../../graphql/UserError.ts'
import { Money } from '../../../../graphql/types/Money.ts'
import {
  DepartureUnavailableError,
  IdempotencyMismatchError,
  PriceChangedError,
  SoldOutError,
} from '../../requests.errors.ts'

builder.objectType(SoldOutError, {
  description: 'Too few seats are free.',
  name: 'SoldOutError',
  interfaces: [UserError],
  fields: (t) => ({
    freeSeats: t.exposeInt('freeSeats', { description: 'Seats that are still free.' }),
  }),
})
builder.objectType(DepartureUnavailableError, {
  description: 'The departure can no longer be booked.',
  name: 'DepartureUnavailableError',
  interfaces: [UserError],
})
builder.objectType(IdempotencyMismatchError, {
  description: 'The same idempotency key was used for another input.',
  name: 'IdempotencyMismatchError',
  interfaces: [UserError],
})
builder.objectType(PriceChangedError, {
  description: 'The price differs from the one that was shown. Nothing was booked.',
  name: 'PriceChangedError',
  interfaces: [UserError],
  fields: (t) => ({
    total: t.field({
      description: 'The current price.',
      type: Money,
      resolve: ({ totalMinor, currency }) => ({
        amountMinor: totalMinor,
        currency: currency as Currency,
      }),
    }),
  }),
})
