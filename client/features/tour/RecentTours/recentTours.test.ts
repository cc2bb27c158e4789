import { afterEach, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { keepRecent, readRecent, rememberTour } from './recentTours.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('keeps the last viewed tour first, each once, eight at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 }), (seen) => {
      localStorage.clear()
      for (const id of seen) rememberTour(id)
      expect(readRecent()).toEqual([...new Set(seen.toReversed())].slice(0, 8))
    }),
  )
})

test('removes the storage entry of an empty list', () => {
  rememberTour(3)
  keepRecent([])
  expect(localStorage).toHaveLength(0)
})

test.each(['', '{', 'null', '{"a":1}', '["1",-2,0,1.5,null]'])(
  'ignores an invalid stored value: %s',
  (text) => {
    localStorage.setItem('recentTours', text)
    expect(readRecent()).toEqual([])
  },
)

test('forgets silently where the browser refuses storage', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  rememberTour(3)
  expect(readRecent()).toEqual([])
})
