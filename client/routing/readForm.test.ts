import { describe, expect, test } from '@jest/globals'
import { readForm } from './readForm.ts'

const posted = (...fields: [name: string, value: string | Blob][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readForm(form)
}

describe('readForm', () => {
  test('returns text as typed, and trimmed or cut on request', () => {
    const form = posted(['note', '  two words '])
    expect(form.text('note')).toBe('  two words ')
    expect(form.text('note', { trim: true })).toBe('two words')
    expect(form.text('note', { limit: 5 })).toBe('  two')
    expect(form.text('note', { trim: true, limit: 6 })).toBe('two')
  })

  test('reads a missing field and a file as empty text', () => {
    const form = posted(
      ['photo', new Blob(['x'])],
      ['age', '7'],
      ['age', new Blob(['x'])],
      ['age', '9'],
    )
    expect(form.text('note')).toBe('')
    expect(form.text('photo')).toBe('')
    expect(form.texts('age')).toEqual(['7', '9'])
    expect(form.texts('none')).toEqual([])
  })

  test.each([
    ['12', 12],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['2147483648', null],
    ['', null],
  ])('reads the id %j as %j', (typed, id) => expect(posted(['id', typed]).id('id')).toBe(id))

  test('reads a checkbox by its presence', () => {
    const form = posted(['weight', 'on'])
    expect([form.flag('weight'), form.flag('passport')]).toEqual([true, false])
  })

  test.each([
    ['1200,5', 'EUR', 120_050],
    ['-20', 'USD', -2_000],
    ['1200', 'JPY', 1_200],
    ['1.5', 'JPY', null],
    ['cheap', 'USD', null],
    ['', 'USD', null],
  ] as const)('reads the amount %j in %s as %j minor units', (typed, currency, minor) =>
    expect(posted(['price', typed]).amount('price', currency)).toBe(minor),
  )

  test('returns a known value, never another one', () => {
    const form = posted(['intent', 'drop'])
    expect(form.oneOf('intent', ['retry', 'drop'])).toBe('drop')
    expect(form.oneOf('intent', ['retry'])).toBe(null)
    expect(form.oneOf('status', ['retry'])).toBe(null)
  })

  test('returns several fields at once', () => {
    expect(posted(['a', '1'], ['b', '2']).values(['a', 'c'])).toEqual({ a: '1', c: '' })
  })
})
