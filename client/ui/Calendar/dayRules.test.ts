import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isDay, isOpenDay, readDay, readRange } from './dayRules.ts'

const today = '2026-07-15'
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['0000-01-01', true],
  ['0099-12-31', true],
  ['today', false],
  ['', false],
])('treats %s as a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('reads only days and `today`', () => {
  expect(readDay('today', today)).toBe(today)
  fc.assert(fc.property(day, (some) => readDay(some, today) === some))
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(text !== 'today')
      expect(readDay(text, today)).toBe(isDay(text) ? text : null)
    }),
  )
})

test.each([
  ['2026-07-15', { min: 'today' }, true],
  ['2026-07-14', { min: 'today' }, false],
  ['2026-07-16', { max: 'today' }, false],
  ['2026-07-16', { allowed: ['2026-07-16'] }, true],
  ['2026-07-17', { allowed: ['2026-07-16'] }, false],
  ['2026-07-17', { allowed: [] }, false],
  ['2026-07-15', { disabled: ['today'] }, false],
  ['2026-07-16', { allowed: ['2026-07-16'], disabled: ['2026-07-16'] }, false],
  ['2026-07-16', { min: 'soon' }, true],
])('allows %s within %j: %s', (some, limits, expected) => {
  expect(isOpenDay(some, limits, today)).toBe(expected)
})

test('allows a day exactly when every single limit allows it', () => {
  const limit = fc.option(day, { nil: undefined })
  const list = fc.option(fc.array(day, { maxLength: 4 }), { nil: undefined })
  fc.assert(
    fc.property(day, limit, limit, list, list, (some, min, max, allowed, disabled) => {
      const alone = [{ min }, { max }, { allowed }, { disabled }].every((one) =>
        isOpenDay(some, one, today),
      )
      expect(isOpenDay(some, { min, max, allowed, disabled }, today)).toBe(alone)
    }),
  )
})

test('requires two allowed days in order for a range', () => {
  expect(readRange({ start: 'today', end: '2026-07-20' }, {}, today)).toEqual({
    start: today,
    end: '2026-07-20',
  })
  expect(readRange({ start: '2026-07-20', end: 'today' }, {}, today)).toBeNull()
  expect(readRange({ start: 'today' }, {}, today)).toBeNull()
  expect(readRange({ start: 'today', end: '2026-07-20' }, { max: '2026-07-19' }, today)).toBeNull()
})
