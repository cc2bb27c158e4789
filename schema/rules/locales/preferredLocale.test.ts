import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { browserLocale, preferredLocale } from './preferredLocale.ts'

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr-FR, de;q=0.7, en;q=0.3', 'de'],
  ['en;q=0.2,de;q=0.9', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['fr', null],
  ['*', null],
  ['', null],
  [undefined, null],
  ['denmark', null],
] as const)('reads %p as %p', (header, locale) => {
  expect(browserLocale(header)).toBe(locale)
})

test('prefers the chosen language to the browser’s', () => {
  expect(preferredLocale('en', 'de')).toBe('en')
  expect(preferredLocale(undefined, 'de')).toBe('de')
  expect(preferredLocale('xx', 'de')).toBe('de')
  expect(preferredLocale(undefined, undefined)).toBeNull()
})

test('never throws, whatever the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (header) =>
      [null, 'en', 'de'].includes(browserLocale(header)),
    ),
  )
})
