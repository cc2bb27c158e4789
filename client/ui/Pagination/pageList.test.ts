import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { pageList } from './pageList.ts'

const cases: [page: number, pages: number, expected: (number | 'gap')[]][] = [
  [1, 0, []],
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 'gap', 18, 19, 20]],
  [2, 20, [1, 2, 3, 'gap', 18, 19, 20]],
  [10, 20, [9, 10, 11, 'gap', 18, 19, 20]],
  [14, 20, [13, 14, 15, 'gap', 18, 19, 20]],
  [15, 20, [14, 15, 16, 17, 18, 19, 20]],
  [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  [99, 8, [2, 3, 4, 5, 6, 7, 8]],
  [Number.NaN, 9, [1, 2, 3, 'gap', 7, 8, 9]],
]

describe('pageList', () => {
  test.each(cases)('page %p of %p', (page, pages, expected) => {
    expect(pageList(page, pages)).toEqual(expected)
  })

  const place = fc
    .integer({ min: 1, max: 100_000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))

  test('shows the current page, its neighbors and the last three, in order, in seven steps at most', () => {
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const steps = pageList(page, pages)
        const numbers = steps.filter((step) => step !== 'gap')
        expect(steps.length).toBe(Math.min(7, pages))
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        for (const wanted of [page - 1, page, page + 1, pages - 2, pages - 1, pages])
          if (wanted >= 1 && wanted <= pages) expect(numbers).toContain(wanted)
      }),
    )
  })

  test('hides at least two pages by a gap', () => {
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const steps = pageList(page, pages)
        const gap = steps.indexOf('gap')
        if (gap >= 0) expect(Number(steps[gap + 1]) - Number(steps[gap - 1])).toBeGreaterThan(2)
      }),
    )
  })

  test('never throws and never leaves the range', () => {
    fc.assert(
      fc.property(fc.double(), fc.double({ max: 1e9 }), (page, pages) => {
        for (const step of pageList(page, pages))
          if (step !== 'gap') expect(step >= 1 && step <= pages).toBe(true)
      }),
    )
  })
})
