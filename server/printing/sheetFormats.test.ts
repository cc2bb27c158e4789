import { expect, test } from '@jest/globals'
import { selectableCurrencies } from '#schema/codes/currencies.ts'
import { writeDay, writeMoney } from './sheetFormats.ts'

test.each(['en', 'de'] as const)('every currency has a different sign on paper (%s)', (locale) => {
  const signs = selectableCurrencies.map((currency) =>
    writeMoney(locale, { amountMinor: 100, currency }).replace(/[\d.,\s]/g, ''),
  )
  expect(new Set(signs).size).toBe(signs.length)
})

test('amounts are rounded up to whole units; days don’t depend on the zone', () => {
  expect(writeMoney('en', { amountMinor: 148_001, currency: 'CAD' })).toBe('CA$1,481')
  expect(writeDay('de', '2027-02-10')).toBe('10. Feb. 2027')
})
