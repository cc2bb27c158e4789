import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { currencies } from '#schema/codes/currencies.ts'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { normalizeSearch } from './normalizeSearch.ts'
import { priceCaps, priceLimits } from './priceCaps.ts'
import { emptyFilter, searchLimits } from './searchFilter.ts'
import { searchFromQuery, searchToQuery } from './searchQuery.ts'

const keys = Object.keys(emptyFilter)
const words = [
  'tent',
  'any',
  'premium',
  'base_plus',
  'excursion',
  '2',
  'author',
  'organization',
  '-price',
  'asia',
  'river',
  'de',
  '2027-02-29',
  '2028-02-29',
  '2027-12-31',
  'on',
  'true',
  '0',
  '1',
]
const scalar = fc.oneof(
  fc.constantFrom(...words),
  fc.integer({ min: -5, max: 30 }),
  fc.integer({ min: -5, max: 30 }).map(String),
  fc.integer({ min: -10, max: 300_000 }),
  fc.double(),
  fc.constantFrom(2 ** 31, 2 ** 53, '1e999', '٣', '0x10', '', ' 7 ', '-0', '\ud800', 'a\u0000b'),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
)
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 80 }),
  fc.array(scalar, { maxLength: 80 }).map((list) => list.join(',')),
  fc.object({ maxDepth: 2 }),
  fc.bigInt(),
  fc.constant(Symbol('x')),
)
const hostile = fc.dictionary(
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...keys) },
    { weight: 1, arbitrary: fc.string() },
  ),
  value,
  {
    maxKeys: 40,
  },
)
const currency = fc.option(fc.constantFrom(...currencies), { nil: undefined })

describe('normalizeSearch', () => {
  test('normalizes any input, and its own result to itself', () => {
    fc.assert(
      fc.property(hostile, currency, (input, chosen) => {
        const filter = normalizeSearch(input, chosen)
        expect(Object.keys(filter).sort()).toEqual([...keys].sort())
        expect(normalizeSearch(filter, chosen)).toEqual(filter)
        expect(filter.page * 100).toBeLessThan(2 ** 31)
        for (const list of [filter.regions, filter.cities, filter.ships]) {
          expect(list.length).toBeLessThanOrEqual(searchLimits.listLength)
          for (const id of list) expect(id > 0 && id < 2 ** 31 && Number.isInteger(id)).toBe(true)
        }
        expect(filter.priceMax ?? 0).toBeLessThan(priceLimits(chosen).price)
        expect((filter.lat === null) === (filter.radius === null)).toBe(true)
      }),
      { numRuns: propertyRuns(3000) },
    )
  })

  test('survives the round trip through a URL', () => {
    fc.assert(
      fc.property(hostile, currency, (input, chosen) => {
        const filter = normalizeSearch(input, chosen)
        const query = searchToQuery(filter).toString()
        expect(searchFromQuery(new URLSearchParams(query), chosen)).toEqual(filter)
        expect(searchToQuery(searchFromQuery(new URLSearchParams(query), chosen)).toString()).toBe(
          query,
        )
      }),
      { numRuns: propertyRuns(2000) },
    )
  })

  test('reads any URL without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (raw) => void searchFromQuery(new URLSearchParams(raw)),
      ),
      { numRuns: propertyRuns(1000) },
    )
  })

  test('returns the empty filter for no input', () => {
    expect(normalizeSearch({})).toEqual(emptyFilter)
    expect(searchToQuery(emptyFilter).toString()).toBe('')
  })

  test('follows the rules of the specification', () => {
    const read = (query: string) =>
      searchToQuery(searchFromQuery(new URLSearchParams(query))).toString()
    expect(read('priceMin=-5&priceMax=200000&pricePerDayMax=30000&daysMax=20')).toBe('')
    expect(read('priceMin=999999&priceMax=100')).toBe('priceMin=100')
    expect(read('pricePerDayMin=40000&daysMin=25')).toBe('pricePerDayMin=30000&daysMin=20')
    expect(read('page=0')).toBe('')
    expect(read('page=-3&minAge=18')).toBe('')
    expect(read('minAge=-1')).toBe('')
    expect(read('minAge=17')).toBe('minAge=17')
    expect(read('sort=default&operatorType=any&type=1')).toBe('')
    expect(read('type=2&isCruisesSearch=1')).toBe('type=excursion')
    expect(read('oneDayOnly=true&onlyReturningCruises=0')).toBe('oneDayOnly=1')
    expect(read('regions=3&regions=1,2&regions[]=2&regions=99999999999&regions=x')).toBe(
      'regions=1%2C2%2C3',
    )
    expect(read('accommodation=any,tent')).toBe('')
    expect(read('dateFrom=2027-13-01&dateTo=2027-02-29')).toBe('')
    expect(read('dateFrom=2027-08-01&dateTo=2027-07-01')).toBe(
      'dateFrom=2027-07-01&dateTo=2027-08-01',
    )
    expect(read('lat=55.75&lng=37.61')).toBe('lat=55.75&lng=37.61&radius=50')
    expect(read('lat=155.75&lng=37.61&radius=10')).toBe('')
  })

  test('raises the price caps for a currency with small units', () => {
    expect(normalizeSearch({ priceMax: 900_000 }).priceMax).toBeNull()
    expect(normalizeSearch({ priceMax: 900_000 }, 'JPY').priceMax).toBe(900_000)
    expect(priceCaps('USD')).toEqual({ upper: 5000, lower: 500, step: 50 })
    for (const code of currencies)
      expect(priceLimits(code).price).toBeGreaterThanOrEqual(priceCaps(code).upper)
  })
})
