import { accommodations, comforts, cruiseTypes } from '#schema/codes/tours.ts'
import { normalizeSearch } from '#schema/rules/search/normalizeSearch.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { createRandom, type RandomSource } from './randomSource.ts'

const dayText = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Filters with their share of all queries; most queries combine a few. */
const wishes: ReadonlyArray<
  readonly [number, (random: RandomSource, now: Date) => Record<string, unknown>]
> = [
  [0.25, (random) => ({ regions: random.some(ids(32), 1 + random.below(3)) })],
  [0.1, (random) => ({ cities: random.some(ids(160), 1 + random.below(4)) })],
  [0.1, (random) => ({ countries: [1 + random.below(5)] })],
  [0.05, (random) => ({ continent: random.pick(['asia', 'europe']) })],
  [
    0.3,
    (random, now) => {
      const from = random.below(300)
      return {
        dateFrom: dayText(now, from),
        ...(random.chance(0.8) ? { dateTo: dayText(now, from + 5 + random.below(60)) } : {}),
      }
    },
  ],
  [0.3, (random) => ({ priceMin: random.below(1500), priceMax: 200 + random.below(3000) })],
  [0.1, (random) => ({ pricePerDayMin: random.below(60), pricePerDayMax: 40 + random.below(200) })],
  [0.2, (random) => ({ difficulty: random.some([1, 2, 3, 4], 1 + random.below(2)) })],
  [0.2, (random) => ({ comfort: random.some(comforts, 1 + random.below(3)) })],
  [
    0.15,
    (random) => ({ accommodation: random.some(accommodations.slice(1), 1 + random.below(3)) }),
  ],
  [0.15, (random) => ({ daysMin: 1 + random.below(8), daysMax: 4 + random.below(16) })],
  [0.03, () => ({ oneDayOnly: 1 })],
  [0.15, (random) => ({ collections: random.some(ids(12), 1 + random.below(3)) })],
  [0.15, (random) => ({ restKinds: random.some(ids(10), 1 + random.below(3)) })],
  [0.15, (random) => ({ languages: random.some(['en', 'de', 'ru', 'fr'], 1 + random.below(2)) })],
  [0.1, (random) => ({ minAge: random.below(18) })],
  [0.1, (random) => ({ maxGroupSize: 4 + random.below(20) })],
  [0.05, (random) => ({ operatorType: random.pick(['organization', 'author']) })],
  [0.05, () => ({ isAuthorTourSearch: 1 })],
  [
    0.05,
    (random) => ({
      lat: 45 + random.below(20),
      lng: 35 + random.below(110),
      radius: 100 + random.below(900),
    }),
  ],
  [0.03, (random) => ({ organizer: 1 + random.below(20) })],
  [0.03, (random) => ({ showplace: 1 + random.below(160) })],
  [
    0.08,
    (random) => ({
      text: `${random.pick(['lakes', 'Baikal', 'Altai', 'Karelia', 'Ural', 'Kola', 'Sochi', 'Kamchatka', 'sumit', 'Kazan', 'kloster'])} ${random.pick(['', '', 'winter', 'food', 'photo', 'Tage', 'days', 'loop', 'old towns', 'norhtern'])}`,
    }),
  ],
]

const cruiseWishes: typeof wishes = [
  [0.5, (random) => ({ cruisesType: random.some(cruiseTypes, 1 + random.below(2)) })],
  [0.3, (random) => ({ cruisesStartCity: random.some(ids(160), 20) })],
  [0.3, (random) => ({ cruisesCabinsCapacity: [1 + random.below(4)] })],
  [0.2, () => ({ onlyReturningCruises: 1 })],
  [0.3, (random) => ({ ships: random.some(ids(12), 1 + random.below(4)) })],
  [0.3, (random) => ({ waterObject: random.some(ids(10), 1 + random.below(3)) })],
]

const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Returns searches of varying cost over generated tours; the same seed gives the same searches. */
export const scaleQueries = (count: number, seed: number, now: Date): SearchFilter[] => {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const kind = random.below(10)
    const input: Record<string, unknown> = {
      sort: random.pick(['default', 'default', 'price', '-price']),
      page: random.chance(0.7) ? 1 : 1 + random.below(6),
    }
    if (kind === 0) input.type = 'excursion'
    if (kind === 1) input.isCruisesSearch = 1
    // a few have no filter: the most expensive
    if (index % 20 !== 0) {
      for (const [share, wish] of kind === 1 ? [...wishes.slice(0, 7), ...cruiseWishes] : wishes)
        if (random.chance(share)) Object.assign(input, wish(random, now))
    }
    return normalizeSearch(input)
  })
}
