/** Defines: Money */
import type { Currency } from '#schema/codes/currencies.ts'
import { builder } from '../builder.ts'
import { CurrencyEnum } from '../enums.ts'

export interface MoneyValue {
  amountMinor: number
  currency: Currency
}

export const Money = builder.objectRef<MoneyValue>('Money').implement({
  description: 'An amount in whole minor units (cents; yen for JPY).',
  fields: (t) => ({
    amountMinor: t.exposeInt('amountMinor', {
      description: 'Amount in minor units of the currency, such as cents.',
    }),
    currency: t.expose('currency', { description: 'Currency of the amount.', type: CurrencyEnum }),
  }),
})
