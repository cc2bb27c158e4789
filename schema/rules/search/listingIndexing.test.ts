import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type ListingAddress,
  listingIndexing,
  listingRules,
  findEquivalentLanding,
} from './listingIndexing.ts'
import { searchFromQuery } from './searchQuery.ts'

const address = (query: string, rest: Partial<ListingAddress> = {}): ListingAddress => ({
  visitor: searchFromQuery(new URLSearchParams(query)),
  slug: 'tours',
  twinSlug: null,
  totalCount: 40,
  ...rest,
})

test.each([
  ['', {}, { kind: 'canonical', slug: 'tours', page: 1 }],
  ['utm_source=letter', {}, { kind: 'canonical', slug: 'tours', page: 1 }],
  ['page=2', {}, { kind: 'canonical', slug: 'tours', page: 2 }],
  ['sort=price', {}, { kind: 'canonical', slug: 'tours', page: 1 }],
  ['sort=price&page=2', {}, { kind: 'noindex' }],
  ['regions=1', { twinSlug: 'altai-tours' }, { kind: 'canonical', slug: 'altai-tours', page: 1 }],
  [
    'regions=1&page=3',
    { twinSlug: 'altai-tours' },
    { kind: 'canonical', slug: 'altai-tours', page: 3 },
  ],
  ['regions=1&sort=price&page=3', { twinSlug: 'altai-tours' }, { kind: 'noindex' }],
  ['regions=1&comfort=base', {}, { kind: 'noindex' }],
  ['dateFrom=2027-01-01', {}, { kind: 'noindex' }],
  ['', { totalCount: 0 }, { kind: 'noindex' }],
] as const)('decides ?%s with %j', (query, rest, expected) => {
  expect(listingIndexing(address(query, rest))).toEqual(expected)
})

test('finds a landing by its filter, however the query is written', () => {
  const landings = [
    { slug: 'tours', filter: '' },
    { slug: 'altai-tours', filter: 'regions=1' },
    { slug: 'two', filter: 'regions=3,2&comfort=premium' },
  ]
  expect(findEquivalentLanding('regions=1&sort=price&page=4', landings)?.slug).toBe('altai-tours')
  expect(findEquivalentLanding('comfort=premium&regions=2&regions=3', landings)?.slug).toBe('two')
  expect(findEquivalentLanding('type=tour&minAge=0', landings)?.slug).toBe('tours')
  expect(findEquivalentLanding('regions=9', landings)).toBeNull()
})

test('keeps a canonical URL canonical', () => {
  const query = fc.record({
    page: fc.integer({ min: -3, max: 9 }),
    sort: fc.constantFrom('', 'price', '-price'),
    regions: fc.constantFrom('', '1'),
  })
  fc.assert(
    fc.property(
      query,
      fc.option(fc.constantFrom('altai-tours')),
      fc.nat({ max: 2 }),
      (values, twinSlug, totalCount) => {
        const found = listingIndexing(
          address(
            new URLSearchParams(
              Object.entries(values).map(([key, value]) => [key, String(value)]),
            ).toString(),
            {
              twinSlug,
              totalCount,
            },
          ),
        )
        if (found.kind === 'noindex') return
        const again = listingIndexing(
          address(`page=${found.page}`, { slug: found.slug, totalCount }),
        )
        expect(again).toEqual(found)
      },
    ),
  )
})

test('lists its rules in the documentation', () => {
  const printed = readFileSync(new URL('../../../docs/search-engines.md', import.meta.url), 'utf8')
  for (const { when, told } of listingRules) expect(printed).toContain(`| ${when} | ${told} |`)
})
