/** Defines: Currency, Query.currencies, Query.convertPrice */
import { currencies, currencyExponent, selectableCurrencies } from '#schema/codes/currencies.ts'
import { convertPrice } from '#schema/rules/money/convertPrice.ts'
import { DomainError } from '../../../core/domainError.ts'
import { builder } from '../../../graphql/builder.ts'
import { CurrencyEnum } from '../../../graphql/enums.ts'
import { Money } from '../../../graphql/types/Money.ts'

const CurrencyType = builder
  .objectRef<{ code: (typeof currencies)[number] }>('Currency')
  .implement({
    description: 'A currency that prices can be shown in.',
    fields: (t) => ({
      code: t.expose('code', { description: 'ISO 4217 code.', type: CurrencyEnum }),
      exponent: t.int({
        description: 'Decimals of the minor unit: 2 for cents, 0 for yen.',
        resolve: ({ code }) => currencyExponent[code],
      }),
      isSelectable: t.boolean({
        description: 'Whether visitors can choose it; others are only converted.',
        resolve: ({ code }) => selectableCurrencies.some((other) => other === code),
      }),
    }),
  })

builder.queryFields((t) => ({
  currencies: t.field({
    description: 'Currencies that prices can be shown in.',
    type: [CurrencyType],
    resolve: () => currencies.map((code) => ({ code })),
  }),
  convertPrice: t.field({
    description: 'Converts an amount by today’s rates.',
    type: Money,
    args: {
      amountMinor: t.arg.int({ description: 'Amount in minor units of `from`.' }),
      from: t.arg({ description: 'Currency of the amount.', type: CurrencyEnum }),
      to: t.arg({ description: 'Currency to convert to.', type: CurrencyEnum }),
    },
    resolve: (_, { amountMinor, from, to }, { app }) => {
      try {
        return { amountMinor: convertPrice(amountMinor, from, to, app.search.rates), currency: to }
      } catch (error) {
        if (error instanceof RangeError)
          throw new DomainError('UNAVAILABLE', `No exchange rate from ${from} to ${to}`)
        throw error
      }
    },
  }),
}))
