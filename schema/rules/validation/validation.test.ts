import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toEnumName } from '../../codes/tours.ts'
import { checkField, checkFields } from './checkField.ts'
import { failureText } from './failureText.ts'
import { readRules } from './readRules.ts'
import { ruleNames, ruleOnWire } from './ruleNames.ts'

const broken = (value: unknown, rules: Parameters<typeof checkField>[1]) =>
  checkField(value, rules)?.rule ?? null

describe('rules', () => {
  test('report only the first broken rule, in the given order', () => {
    expect(broken('  ', 'required|min:2|max:5')).toBe('required')
    expect(broken('A', 'required|min:2|max:5')).toBe('min')
    expect(broken('Ludwig', 'required|min:2|max:5')).toBe('max')
    expect(broken(' Anna ', 'required|min:2|max:5')).toBe(null)
    expect(broken('x', 'email|min:3')).toBe('email')
    expect(broken('x', 'min:3|email')).toBe('min')
  })

  test('reject empty, blank and false values only with required', () => {
    for (const value of ['', '  \t', false, null, undefined, []]) {
      expect(broken(value, 'required')).toBe('required')
      expect(broken(value, 'email|phone|url|whole|min:3|minValue:1')).toBe(null)
      expect(broken(value, () => 'never asked')).toBe(null)
    }
  })

  test('accept zero as a value', () => expect(broken(0, 'required|minValue:0')).toBe(null))

  test('mean the same as text, object and list', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 5, max: 20 }),
        (value, min, max) => {
          const asText = checkField(value, `required|min:${min}|max:${max}`)
          expect(checkField(value, { required: true, min, max })).toEqual(asText)
          expect(checkField(value, ['required', { min }, `max: ${max}`, () => true])).toEqual(
            asText,
          )
        },
      ),
    )
  })

  test('accept functions that return a message or just false', () => {
    expect(checkField('x', (value) => value === 'y' || 'Say y')).toEqual({
      rule: 'incorrect',
      parameters: {},
      message: 'Say y',
    })
    expect(broken('x', ['min:1', () => false])).toBe('incorrect')
    expect(checkField('x', (_value, { other }) => other === 'x', { values: { other: 'x' } })).toBe(
      null,
    )
  })

  test('compare confirmed with the named field, or with the matching confirmation field', () => {
    const values = { password: 'abc', passwordConfirmation: 'abd', repeat: 'abc' }
    expect(
      checkFields(values, { password: 'required|confirmed', repeat: 'confirmed:password' }),
    ).toEqual({
      password: { rule: 'confirmed', parameters: {} },
    })
    expect(
      checkFields(
        { password: 'abc', passwordConfirmation: '' },
        { passwordConfirmation: 'confirmed:password' },
      ),
    ).toHaveProperty('passwordConfirmation.rule', 'confirmed')
  })

  test('accept phone numbers of a plus and nine digits or more, however grouped', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 15 })
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom('', ' ', '-', '.'),
        (number, gap) => broken(`+${number.join(gap)}`, 'phone') === null,
      ),
    )
    for (const wrong of ['0049 30 1234567', '+12345678', '+49 call me', '++49301234567'])
      expect(broken(wrong, 'phone')).toBe('phone')
  })

  test('check whole numbers, bounds and URLs', () => {
    for (const wrong of ['1.5', '-1', '1e1', 'two', '99999999999', 1.5, Number.NaN])
      expect(broken(wrong, 'whole|minValue:1')).toBe('whole')
    expect(broken('0', 'whole|minValue:1|maxValue:20')).toBe('minValue')
    expect(broken(21, 'whole|minValue:1|maxValue:20')).toBe('maxValue')
    expect(broken('abc', 'minValue:1')).toBe('minValue')
    for (const wrong of ['versta', 'javascript:alert(1)', 'http://localhost', 'ftp://a.example'])
      expect(broken(wrong, 'url')).toBe('url')
    expect(broken('https://versta.example/x?y', 'url')).toBe(null)
  })

  test('count code points instead of UTF-16 units', () =>
    expect(broken('🏔️'.slice(0, 2).repeat(5), 'max:5')).toBe(null))

  test('throw for an unknown rule, which is a bug', () => {
    expect(() => checkField('x', 'requird')).toThrow(TypeError)
    expect(() => checkField('x', 'min')).toThrow(TypeError)
    expect(() => checkField('x', { max: 'many' })).toThrow(TypeError)
  })

  test('keep their names through the API', () => {
    for (const name of ruleNames) expect(ruleOnWire(toEnumName(name))).toBe(name)
    expect(ruleOnWire('MIN_VALUE')).toBe('minValue')
    expect(ruleOnWire('TASTE')).toBe('incorrect')
  })

  test('give an input its attributes', () =>
    expect(readRules('required|max:120')).toEqual({ required: true, max: '120' }))

  test('handle any input', () => {
    const rules = fc.constantFrom(
      'required|email',
      'phone|max:18',
      'whole|minValue:1|maxValue:5',
      'url',
      'min:2|max:4',
      'confirmed:b',
    )
    fc.assert(
      fc.property(fc.anything(), rules, (value, asked) => {
        const failure = checkField(value, asked, { name: 'a', values: { a: value, b: 1 } })
        expect(failure === null || ruleNames.includes(failure.rule)).toBe(true)
      }),
    )
  })
})

describe('messages', () => {
  const textOf = (value: unknown, rules: string, locale: 'en' | 'de' = 'en') => {
    const failure = checkField(value, rules)
    return failure && failureText(failure, locale)
  }

  test('match the specification', () => {
    expect(textOf('', 'required')).toBe('Required field')
    expect(textOf('', 'required', 'de')).toBe('Pflichtfeld')
    expect(textOf('a', 'min:2')).toBe('Minimum 2 characters')
    expect(textOf('abc', 'max:2', 'de')).toBe('Höchstens 2 Zeichen')
    expect(textOf('0', 'minValue:1000', 'de')).toBe('Mindestens 1.000')
    expect(textOf('x', 'email')).toBe('Please enter a valid e-mail')
    expect(textOf('x', 'phone')).toBe('Please enter a valid phone number')
    expect(textOf('x', 'confirmed:y')).toBe('Do not match')
    expect(textOf('x', 'url')).toBe('Incorrect url')
    expect(textOf('x', 'whole')).toBe('Incorrect value')
  })

  test('can be replaced by a field’s own', () =>
    expect(
      failureText({ rule: 'maxValue', parameters: { max: 20 } }, 'en', {
        maxValue: 'For more than {max} people write to us',
      }),
    ).toBe('For more than 20 people write to us'))
})
