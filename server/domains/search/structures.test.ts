import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { currencies, currencyExponent } from '#schema/codes/currencies.ts'
import { convertMinor } from '#schema/rules/money/convertMinor.ts'
import { normalizeSearch } from '#schema/rules/search/normalizeSearch.ts'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import {
  clearBit,
  countBits,
  countCommon,
  countMisses,
  hasBit,
  intersect,
  listBits,
  setBit,
  unite,
} from './bitset.ts'
import { calendarBit, calendarMask, dateOfDay, dayOfDate } from './calendar.ts'
import { ForwardLists } from './forwardLists.ts'
import { circleTest, distanceKm } from './geoRadius.ts'
import { smallest } from './pickPage.ts'
import { createConverter, PriceWindows } from './priceWindows.ts'
import { foldWord } from './textIndex.ts'

const size = 128
const members = fc.uniqueArray(fc.nat(size - 1))
const bitsOf = (list: Iterable<number>): Uint32Array => {
  const words = new Uint32Array(size / 32)
  for (const index of list) setBit(words, index)
  return words
}
const membersOf = (words: Uint32Array): number[] => {
  const into = new Int32Array(size)
  return Array.from(into.subarray(0, listBits(words, into)))
}
const ascending = (list: Iterable<number>): number[] => [...list].sort((a, b) => a - b)

describe('bitsets', () => {
  test('list, count, intersect, unite and clear like sets', () => {
    fc.assert(
      fc.property(members, members, (left, right) => {
        const [a, b] = [new Set(left), new Set(right)]
        expect(membersOf(bitsOf(left))).toEqual(ascending(left))
        expect(countBits(bitsOf(left))).toBe(a.size)
        expect(countCommon(bitsOf(left), bitsOf(right))).toBe(a.intersection(b).size)
        const [both, either] = [bitsOf(left), bitsOf(left)]
        intersect(both, bitsOf(right))
        unite(either, bitsOf(right))
        expect(membersOf(both)).toEqual(ascending(a.intersection(b)))
        expect(membersOf(either)).toEqual(ascending(a.union(b)))
        for (const index of right) clearBit(either, index)
        expect(membersOf(either)).toEqual(ascending(a.difference(b)))
        for (let index = 0; index < size; index++)
          expect(hasBit(bitsOf(left), index)).toBe(a.has(index))
      }),
    )
  })

  test('count missed groups like one-by-one counting', () => {
    fc.assert(
      fc.property(members, fc.array(members, { maxLength: 6 }), (base, groups) => {
        const [match, once] = [bitsOf([]), bitsOf([])]
        countMisses(bitsOf(base), groups.map(bitsOf), match, once)
        const misses = (index: number): number =>
          groups.filter((group) => !group.includes(index)).length
        expect(membersOf(match)).toEqual(ascending(base.filter((index) => misses(index) === 0)))
        expect(membersOf(once)).toEqual(ascending(base.filter((index) => misses(index) === 1)))
      }),
    )
  })
})

test('forward lists keep the last value put', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9), fc.array(fc.nat(60_000), { maxLength: 8 }))),
      (puts) => {
        const lists = new ForwardLists(10)
        const model = new Map<number, number[]>()
        for (const [ordinal, codes] of puts) {
          lists.put(ordinal, codes)
          model.set(ordinal, codes)
        }
        for (let ordinal = 0; ordinal < 10; ordinal++)
          expect(Array.from(lists.codes(ordinal))).toEqual(model.get(ordinal) ?? [])
        expect(lists.total).toBe([...model.values()].reduce((sum, codes) => sum + codes.length, 0))
      },
    ),
  )
})

test('the heap returns the smallest items in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(30), (list, count) => {
      const compare = (a: number, b: number): number => a - b
      expect(smallest(Int32Array.from(list), count, compare)).toEqual(
        [...list].sort(compare).slice(0, count),
      )
    }),
  )
})

describe('the calendar', () => {
  const day = fc.integer({ min: 0, max: 60_000 })
  test('never misses a day of the range', () => {
    fc.assert(
      fc.property(day, day, day, (a, b, inside) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        if (inside >= from && inside <= to)
          expect(calendarMask(from, to) & calendarBit(inside)).not.toBe(0)
      }),
      { numRuns: propertyRuns(2000) },
    )
  })
  test('excludes most other days', () => {
    expect(calendarMask(20_000, 20_010) & calendarBit(20_100)).toBe(0)
    expect(calendarMask(20_010, 20_000 - 32)).toBe(0)
  })
  test('converts dates to days and back', () => {
    fc.assert(fc.property(day, (value) => expect(dayOfDate(dateOfDay(value))).toBe(value)))
  })
})

describe('prices', () => {
  const rates = {
    USD: '1',
    EUR: '0.9213',
    JPY: '149.3371',
    RUB: '92.5',
    KZT: '498.7',
    KRW: '1382.11',
  } as const
  const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'RUB', 'KZT', 'KRW')
  test('are converted like the exact rule', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        currency,
        currency,
        (amount, from, to) => {
          expect(createConverter(rates, to).convert(amount, currencies.indexOf(from))).toBe(
            convertMinor(amount, from, to, rates),
          )
        },
      ),
      { numRuns: propertyRuns(3000) },
    )
  })
  test('are inside a window exactly when their converted value is inside the bounds', () => {
    fc.assert(
      fc.property(
        fc.nat(3_000_000),
        currency,
        currency,
        fc.nat(4000),
        fc.nat(4000),
        fc.nat(300),
        fc.integer({ min: 1, max: 20 }),
        (amount, from, to, a, b, perDay, days) => {
          const filter = normalizeSearch(
            { priceMin: Math.min(a, b), priceMax: Math.max(a, b), pricePerDayMax: perDay },
            to,
          )
          const row = new PriceWindows(filter, createConverter(rates, to)).row(days)
          const at = currencies.indexOf(from) * 2
          const price = convertMinor(amount, from, to, rates) / 10 ** currencyExponent[to]
          const isInside =
            price >= (filter.priceMin ?? 0) &&
            price <= (filter.priceMax ?? Infinity) &&
            price <= (filter.pricePerDayMax ?? Infinity) * days
          expect(amount >= (row[at] ?? 0) && amount <= (row[at + 1] ?? 0)).toBe(isInside)
        },
      ),
      { numRuns: propertyRuns(3000) },
    )
  })
  test('fit no window without a rate', () => {
    const row = new PriceWindows(
      normalizeSearch({ priceMin: 1 }),
      createConverter(rates, 'USD'),
    ).row(1)
    const at = currencies.indexOf('GBP') * 2
    expect(row[at]).toBeGreaterThan(row[at + 1] ?? 0)
  })
})

test('the box around a circle excludes no point inside it', () => {
  const lat = fc.double({ min: -90, max: 90, noNaN: true })
  const lng = fc.double({ min: -180, max: 180, noNaN: true })
  fc.assert(
    fc.property(lat, lng, lat, lng, fc.integer({ min: 1, max: 2000 }), (a, b, c, d, radius) => {
      expect(circleTest(a, b, radius)(c, d)).toBe(distanceKm(a, b, c, d) <= radius)
    }),
    { numRuns: propertyRuns(5000) },
  )
})

test('folds different spellings of a word to the same form', () => {
  expect(['München', 'Muenchen', 'MUNCHEN', 'munchen'].map(foldWord)).toEqual([
    'munchen',
    'munchen',
    'munchen',
    'munchen',
  ])
  expect(foldWord('Straße')).toBe('strasse')
})
