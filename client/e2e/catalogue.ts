/** Tours and dates for journeys to take, as the API names them: journeys run side by side and must not take each other's seats. */
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import type { Ask } from './journey.ts'
import { orderSeats } from './orders.ts'

export interface Departure {
  id: number
  tourId: number
  tourTitle: string
  tourPath: string
  freeSeats: number
  /** First local day, yyyy-MM-dd. */
  start: string
  /** Per adult. */
  priceMinor: number
  options: readonly { id: number }[]
  /** The most seats that another date of the tour has free. */
  freeElsewhere: number
}

interface TourDates {
  id: number
  title: string
  slug: string
  minAge: number
  dates: {
    id: number
    freeSeats: number
    isBusy: boolean
    start: string
    price: { amountMinor: number }
    options: { id: number }[]
  }[]
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
      'query($id: Int!) { tour(id: $id) { id title slug minAge dates { id freeSeats isBusy start price { amountMinor } options { id } } } }',
      { id },
    )
    found.push(tour)
  }
  return found
}

/** A departure with one kind of place is plain. */
type Described = Departure & {
  isPlain: boolean
  takesChildren: boolean
  minAge: number
  datesAfter: number
}

const departuresOf = (tours: readonly TourDates[]): Described[] =>
  tours.flatMap(({ id, title, slug, minAge, dates }) =>
    dates.map((date, position) => ({
      id: date.id,
      tourId: id,
      tourTitle: title,
      tourPath: `/${slug}-${id}`,
      freeSeats: date.freeSeats,
      start: date.start,
      priceMinor: date.price.amountMinor,
      options: date.options,
      freeElsewhere: Math.max(
        0,
        ...dates.filter((other) => other !== date).map(({ freeSeats }) => freeSeats),
      ),
      isPlain: date.options.length === 1,
      datesAfter: dates.length - 1 - position,
      takesChildren: minAge <= 17,
      minAge,
    })),
  )

const required = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The demo has no ${what}`)
  return value
}

/** A date with seats to spare: several journeys may order there at once. */
export const roomyDeparture = async (ask: Ask, info: TestInfo): Promise<Departure> =>
  required(
    departuresOf(await toursOf(ask, info, 'regions=1')).find(
      ({ freeSeats, isPlain }) => freeSeats >= 6 && isPlain,
    ),
    'date with six seats',
  )

/** Says that a date is this test's from now on; false where another test of the run was faster. The folder is new with each run. */
const take = ({ id }: Departure, { project, parallelIndex }: TestInfo): boolean => {
  const taken = join(project.outputDir, `taken-dates-${parallelIndex}`)
  mkdirSync(taken, { recursive: true })
  try {
    mkdirSync(join(taken, String(id)))
    return true
  } catch {
    return false
  }
}

/** Another one for each test of a run while there are enough, beginning at a place of its own; then they share, each with seats of its own. */
const ownOf = (departures: readonly Departure[], info: TestInfo): Departure | undefined => {
  const first =
    createHash('sha256').update(info.testId).digest().readUInt32BE() %
    Math.max(1, departures.length)
  return (
    [...departures.slice(first), ...departures.slice(0, first)].find((departure) =>
      take(departure, info),
    ) ?? departures[first]
  )
}

interface Wanted {
  /** Filters of the list; those of the demo organizer where left out. */
  query?: string
  suits?: (departure: Described) => boolean
}

/** A date for this test alone, while there are enough. */
export const ownDeparture = async (
  ask: Ask,
  info: TestInfo,
  {
    query = 'regions=1',
    suits = ({ freeSeats, isPlain }) => freeSeats >= 4 && isPlain,
  }: Wanted = {},
): Promise<Departure> =>
  required(
    ownOf(departuresOf(await toursOf(ask, info, query)).filter(suits), info),
    'date that suits',
  )

/** The dates of the tour that is easiest to sell out, of a region that no other journey orders in. */
export const smallestTour = async (ask: Ask, info: TestInfo): Promise<readonly Departure[]> => {
  const seatsOf = ({ dates }: TourDates) => dates.reduce((sum, { freeSeats }) => sum + freeSeats, 0)
  const tours = (await toursOf(ask, info, 'regions=6')).toSorted((a, b) => seatsOf(a) - seatsOf(b))
  return departuresOf(tours.slice(0, 1))
}

/** A date that a journey has to itself, sold but for its last seat. */
export const lastSeat = async (ask: Ask, info: TestInfo): Promise<Departure> => {
  const open = departuresOf(await toursOf(ask, info, 'regions=2,7')).filter(
    ({ freeSeats, isPlain }) => freeSeats >= 1 && isPlain,
  )
  const departure = required(
    open.toSorted((a, b) => a.freeSeats - b.freeSeats)[0],
    'date with a seat',
  )
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
    required(
      tour.translatedSlugs.find((other) => other.locale === locale)?.slug,
      `${locale} slug of tour ${id}`,
    )
  return { en: `/${slugIn('en')}-${id}`, de: `/de/${slugIn('de')}-${id}` }
}
