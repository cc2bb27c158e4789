/** Tours and dates for journeys to take, as the API names them: journeys run side by side and must not take each other's seats. */
import type { TestInfo } from '@playwright/test'
import type { Ask } from './journey.ts'

export interface Departure {
  id: number
  tourId: number
  tourTitle: string
  tourPath: string
  freeSeats: number
  /** Per adult. */
  priceMinor: number
}

interface TourDates {
  id: number
  title: string
  slug: string
  dates: { id: number; freeSeats: number; isBusy: boolean; price: { amountMinor: number }; options: { id: number }[] }[]
}

/** How many tours match a query of filters, such as `regions=1&days=4-7`. */
export const countOf = async (ask: Ask, query: string): Promise<number> => {
  const { searchTours } = await ask<{ searchTours: { totalCount: number } }>(
    'query($query: String) { searchTours(query: $query, first: 1) { totalCount } }',
    { query },
  )
  return searchTours.totalCount
}

/** Tours with dates that can be booked, and all their dates; those of one project only, so that projects never meet. */
const toursOf = async (ask: Ask, { project }: TestInfo, query = ''): Promise<TourDates[]> => {
  const { searchTours } = await ask<{ searchTours: { tours: { id: number }[] } }>(
    'query($query: String) { searchTours(query: $query, first: 50) { tours { id } } }',
    {
      query,
    },
  )
  const own = searchTours.tours.filter(({ id }) => (id % 2 === 0) === (project.name === 'desktop'))
  const found: TourDates[] = []
  for (const { id } of own) {
    const { tour } = await ask<{ tour: TourDates }>(
      'query($id: Int!) { tour(id: $id) { id title slug dates { id freeSeats isBusy price { amountMinor } options { id } } } }',
      { id },
    )
    found.push(tour)
  }
  return found
}

const departuresOf = (tours: readonly TourDates[]): (Departure & { isPlain: boolean })[] =>
  tours.flatMap(({ id, title, slug, dates }) =>
    dates.map((date) => ({
      id: date.id,
      tourId: id,
      tourTitle: title,
      tourPath: `/${slug}-${id}`,
      freeSeats: date.freeSeats,
      priceMinor: date.price.amountMinor,
      isPlain: date.options.length === 1,
    })),
  )

const required = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The demo has no ${what}`)
  return value
}

/** A date with seats to spare: several journeys may order there at once. */
export const roomyDeparture = async (ask: Ask, info: TestInfo): Promise<Departure> =>
  required(
    departuresOf(await toursOf(ask, info, 'regions=1')).find(({ freeSeats, isPlain }) => freeSeats >= 6 && isPlain),
    'date with six seats',
  )

/** A date that a journey has to itself, sold but for its last seat. */
export const lastSeat = async (ask: Ask, info: TestInfo): Promise<Departure> => {
  const open = departuresOf(await toursOf(ask, info, 'regions=2,7')).filter(({ freeSeats, isPlain }) => freeSeats >= 1 && isPlain)
  const departure = required(open.toSorted((a, b) => a.freeSeats - b.freeSeats)[0], 'date with a seat')
  const { freeSeats } = departure
  if (freeSeats > 1) await orderSeats(ask, departure.id, freeSeats - 1)
  return { ...departure, freeSeats: 1 }
}

/** A date without a seat, of a tour that has others. */
export const soldOutDeparture = async (ask: Ask, info: TestInfo): Promise<Departure> =>
  required(
    departuresOf(await toursOf(ask, info, 'regions=1')).find(({ freeSeats }) => freeSeats === 0),
    'sold-out date',
  )

const orderSeats = async (ask: Ask, tourDateId: number, adults: number): Promise<void> => {
  const { createRequest } = await ask<{ createRequest: { __typename: string } }>(
    'mutation($input: CreateRequestInput!) { createRequest(input: $input) { __typename } }',
    {
      input: {
        tourDateId,
        adults,
        name: 'Early Bird',
        email: 'early.bird@example.com',
        phone: '+4915112345678',
        idempotencyKey: crypto.randomUUID(),
      },
    },
  )
  if (createRequest.__typename !== 'CreateRequestSuccess') throw new Error(`The seats could not be ordered: ${createRequest.__typename}`)
}

/** A tour whose dates have passed. */
export const goneTour = async (ask: Ask): Promise<{ id: number; slug: string }> => {
  for (let id = 1; id <= 100; id += 1) {
    const { tour } = await ask<{ tour: { id: number; slug: string; isGone: boolean } | null }>(
      'query($id: Int!) { tour(id: $id) { id slug isGone } }',
      { id },
    )
    if (tour?.isGone) return tour
  }
  throw new Error('The demo has no tour whose dates have passed')
}

/** Addresses of a tour in both languages. */
export const tourPaths = async (ask: Ask, id: number): Promise<{ en: string; de: string }> => {
  const { tour } = await ask<{ tour: { translatedSlugs: { locale: string; slug: string }[] } }>(
    'query($id: Int!) { tour(id: $id) { translatedSlugs { locale slug } } }',
    {
      id,
    },
  )
  const slugIn = (locale: string): string =>
    required(tour.translatedSlugs.find((other) => other.locale === locale)?.slug, `${locale} slug of tour ${id}`)
  return { en: `/${slugIn('en')}-${id}`, de: `/de/${slugIn('de')}-${id}` }
}
