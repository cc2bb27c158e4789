import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { locales } from '#schema/codes/locales.ts'
import { perLocale } from './perLocale.ts'

const english: Record<string, string> = JSON.parse(
  readFileSync(new URL('./en.json', import.meta.url), 'utf8'),
)
const messages = Object.entries(english).map(([id, defaultMessage]) => ({ id, defaultMessage }))

/** Returns a value for each placeholder: numbers for plurals, else its name. */
const valuesFor = (text: string): Record<string, string | number> => ({
  ...Object.fromEntries(
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `<${name}>`]),
  ),
  ...Object.fromEntries([...text.matchAll(/\{(\w+), plural/g)].map(([, name = '']) => [name, 2])),
  ...Object.fromEntries(
    [...text.matchAll(/\{(\w+), select/g)].map(([, name = '']) => [name, 'true']),
  ),
})

describe.each(locales)('texts in %s', (locale) => {
  const { t } = perLocale((t) => ({ t }))[locale]

  test('can all be formatted', () => {
    for (const message of messages) {
      const written = t(message, valuesFor(message.defaultMessage))
      expect(`${message.id}: ${written}`).not.toMatch(/[{}]|undefined|null/)
      expect(written.trim()).not.toBe('')
    }
  })
})

const { en, de } = perLocale((t) => t)
const greeting = {
  id: 'emails.test',
  defaultMessage: 'Request {number} of {name}{isLate, select, true {, late} other {}}',
}

test('formats values unchanged: groups no digits, parses no placeholders or tags in them', () => {
  expect(
    en(greeting, {
      number: 1234567,
      name: '{x} <b>O’Neil</b>',
      isLate: true,
      other: { nested: 1 },
    }),
  ).toBe('Request 1234567 of {x} <b>O’Neil</b>, late')
  expect(en(greeting, { number: 1, name: 'A', isLate: false })).toBe('Request 1 of A')
})

test('throws for a placeholder without a value and for a missing translation', () => {
  expect(() => en(greeting, { number: 1, isLate: false })).toThrow(/name/)
  expect(() => de(greeting, { number: 1, name: 'A', isLate: false })).toThrow(/emails\.test/)
})
