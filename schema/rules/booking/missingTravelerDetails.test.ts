import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { missingTravelerDetails } from './missingTravelerDetails.ts'

const nothing = {
  collectPassport: true,
  collectWeight: true,
  hasBirthday: false,
  hasWeight: false,
  hasPassport: false,
}

test('lists missing details in the order of the form', () => {
  expect(missingTravelerDetails(nothing)).toEqual(['birthday', 'weight', 'passport'])
  expect(missingTravelerDetails({ ...nothing, hasBirthday: true, hasPassport: true })).toEqual([
    'weight',
  ])
})

test('lists only details that are collected, and nothing once all are given', () => {
  const any = fc.record({
    collectPassport: fc.boolean(),
    collectWeight: fc.boolean(),
    hasBirthday: fc.boolean(),
    hasWeight: fc.boolean(),
    hasPassport: fc.boolean(),
  })
  fc.assert(
    fc.property(any, (given) => {
      const gaps = missingTravelerDetails(given)
      expect(gaps.includes('passport')).toBe(given.collectPassport && !given.hasPassport)
      expect(gaps.includes('weight')).toBe(given.collectWeight && !given.hasWeight)
      expect(
        missingTravelerDetails({ ...given, hasBirthday: true, hasWeight: true, hasPassport: true }),
      ).toEqual([])
    }),
  )
})
