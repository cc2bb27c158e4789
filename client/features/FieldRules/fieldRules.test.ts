import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { brokenRule } from './fieldRules.ts'

test('only the first broken rule is named', () => {
  const name = { isRequired: true, minLength: 2, maxLength: 5 }
  expect(brokenRule('  ', name)).toBe('required')
  expect(brokenRule('A', name)).toBe('min')
  expect(brokenRule('Ludwig', name)).toBe('max')
  expect(brokenRule(' Anna ', name)).toBe(null)
  expect(brokenRule('anna@', { isRequired: true, form: 'email' })).toBe('email')
  expect(brokenRule('', { form: 'email' })).toBe(null)
})

test('a phone number begins with plus and has nine digits or more, however it is grouped', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 15 })
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom('', ' ', '-', '.'),
      (number, gap) => brokenRule(`+${number.join(gap)}`, { form: 'phone' }) === null,
    ),
  )
  for (const wrong of ['0049 30 1234567', '+12345678', '+49 call me', '++49301234567'])
    expect(brokenRule(wrong, { form: 'phone' })).toBe('phone')
})

test('a count is a whole number within its bounds', () => {
  const bounds = { isRequired: true, form: 'count' as const, min: 1, max: 20 }
  for (const wrong of ['1.5', '-1', '1e1', 'two', '99999999999']) expect(brokenRule(wrong, bounds)).toBe('incorrect')
  expect(brokenRule('0', bounds)).toBe('minValue')
  expect(brokenRule('21', bounds)).toBe('maxValue')
  expect(brokenRule('20', bounds)).toBe(null)
})
