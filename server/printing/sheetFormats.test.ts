import { expect, test } from '@jest/globals'
import { selectableCurrencies } from '#schema/codes/currencies.ts'
import { writeDay, writeMoney } from './sheetFormats.ts'

test.each(['en', 'de'] as const)('no two currencies look alike on paper (%s)', (locale) => {
  const signs = selectableCurrencies.map((currency) =>
    writeMoney(locale, { amountMinor: 100, currency }).replace(/[\d.,\s]/g, ''),
  )
  expect(new Set(signs).size).toBe(signs.length)
})

test('amounts are whole and never less than what is paid; days have no zone', () => {
  expect(writeMoney('en', { amountMinor: 148_001, currency: 'CAD' })).toBe('CA$1,481')
  expect(writeDay('de', '2027-02-10')).toBe('10. Feb. 2027')
})
