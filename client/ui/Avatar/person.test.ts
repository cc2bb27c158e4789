import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { colorOf, initials } from './person.ts'

describe('initials', () => {
  test.each([
    ['Anna Karelina', 'AK'],
    ['anna maria karelina', 'AK'],
    ['Baikal', 'B'],
    ['Анна-Мария Öz', 'АÖ'],
    ['  ', ''],
    ['«Север» 24', 'С'],
    ['42 (!)', ''],
  ])('%s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })

  test('come from two letters at most; capitalizing may expand one, as in ß', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => [...initials(name)].length <= 6),
    )
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'я', ' ', '-', '1') }),
        (name) => [...initials(name)].length <= 2,
      ),
    )
  })
})

test('gives a name the same one of five colors every time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(colorOf(name)).toBe(colorOf(name))
      expect([0, 1, 2, 3, 4]).toContain(colorOf(name))
    }),
  )
})
