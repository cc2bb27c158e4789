import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { lengthIn, toKilometers, unitSystemOf } from './lengths.ts'

test.each([
  [31, 'imperial'],
  [114, 'imperial'],
  [228, 'imperial'],
  [227, 'metric'],
  [83, 'metric'],
  [null, 'metric'],
] as const)('for country %p uses %s units', (country, system) => {
  expect(unitSystemOf(country)).toBe(system)
})

test.each([
  ['metric', 50, 50, 'kilometer'],
  ['metric', 3.25, 3.3, 'kilometer'],
  ['imperial', 50, 31, 'mile'],
  ['imperial', 1.609344, 1, 'mile'],
  ['imperial', 0, 0, 'mile'],
] as const)('in %s units shows %p km as %p %s', (system, kilometers, value, unit) => {
  expect(lengthIn(system, kilometers)).toEqual({ value, unit })
})

test('converts back with only a rounding difference', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('metric', 'imperial'),
      fc.double({ min: 1, max: 2000, noNaN: true }),
      (system, kilometers) => {
        expect(
          Math.abs(toKilometers(system, lengthIn(system, kilometers).value) - kilometers),
        ).toBeLessThan(0.81)
      },
    ),
  )
})
