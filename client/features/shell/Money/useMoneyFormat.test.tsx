import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { RawIntlProvider } from 'react-intl'
import { selectableCurrencies } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import { testIntl } from '../../../testing/intl.ts'
import { type Money, useMoneyFormat } from './useMoneyFormat.ts'

const formatIn = (
  locale: Locale,
  options?: Parameters<typeof useMoneyFormat>[0],
): ((money: Money) => string) =>
  renderHook(() => useMoneyFormat(options), {
    wrapper: ({ children }) => (
      <RawIntlProvider value={testIntl(locale)}>{children}</RawIntlProvider>
    ),
  }).result.current

test.each(['en', 'de'] as const)('gives every currency its own look (%s)', (locale) => {
  const format = formatIn(locale)
  const texts = selectableCurrencies.map((currency) => format({ amountMinor: 10_000, currency }))
  expect(new Set(texts).size).toBe(texts.length)
  const signs = texts.map((text) => text.replace(/[\d.,\s]/g, ''))
  expect(new Set(signs).size).toBe(signs.length)
})

test('writes each dollar with its own symbol', () => {
  const format = formatIn('en')
  expect(format({ amountMinor: 148_000, currency: 'USD' })).toBe('$1,480')
  expect(format({ amountMinor: 148_000, currency: 'CAD' })).toBe('CA$1,480')
  expect(format({ amountMinor: 148_000, currency: 'AUD' })).toBe('A$1,480')
  expect(format({ amountMinor: 148_000, currency: 'NZD' })).toBe('NZ$1,480')
})

test('writes whole amounts without decimals, others with all, and rounds up in lists', () => {
  expect(formatIn('en')({ amountMinor: 148_050, currency: 'EUR' })).toBe('€1,480.50')
  expect(formatIn('en', { isWhole: true })({ amountMinor: 148_001, currency: 'EUR' })).toBe(
    '€1,481',
  )
  expect(formatIn('en')({ amountMinor: 148_050, currency: 'JPY' })).toBe('¥148,050')
})
