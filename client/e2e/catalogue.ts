/**
 * Picks tours and dates for journeys through the API: journeys run in parallel and must not take
 * each other's places.
 */
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
  /** Price per adult. */
  priceMinor: number
  options: readonly { id: number }[]
  /** Most free places on any other date of the tour. */
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

/** Returns the number of tours that match a filter query, such as `regions=1&days=4-7`. */
export const countOf = async (ask: Ask, query: string): Promise<number> => {
  const { searchTours } = await ask<{ searchTours: { totalCount: number } }>(
    'query($query: String) { searchTours(query: $query, first: 1) { totalCount } }',
    { query },
  )
  return searchTours.totalCount
}

/**
 * Reads tours with bookable dates, and all their dates; each project gets its own tours, to keep
 * projects apart.
 */
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

/** A plain departure has a single kind of place. */
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

/** Returns a date with places to spare, where several journeys may order in parallel. */
export const roomyDeparture = async (ask: Ask, info: TestInfo): Promise<Departure> =>
  required(
    departuresOf(await toursOf(ask, info, 'regions=1')).find(
      ({ freeSeats, isPlain }) => freeSeats >= 6 && isPlain,
    ),
    'date with six seats',
  )

/**
 * Reserves a date for this test; returns false where another test of the run was faster. Each run
 * has a new folder.
 */
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

/**
 * Returns a date per test of a run while there are enough, starting at a different index; after
 * that, tests share dates, each with places of its own.
 */
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
  /** Filters of the list; the demo organizer's by default. */
  query?: string
  suits?: (departure: Described) => boolean
}

/** Returns a date for this test alone, while there are enough. */
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

/**
 * Returns the dates of the tour that is easiest to sell out, in a region where no other journey
 * orders.
 */
export const smallestTour = async (ask: Ask, info: TestInfo): Promise<readonly Departure[]> => {
  const seatsOf = ({ dates }: TourDates) => dates.reduce((sum, { freeSeats }) => sum + freeSeats, 0)
  const tours = (await toursOf(ask, info, 'regions=6')).toSorted((a, b) => seatsOf(a) - seatsOf(b))
  return departuresOf(tours.slice(0, 1))
}

/** Returns a date for one journey alone, sold out except for the last place. */
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

/** Returns a sold-out date of a tour that has other dates. */
export const soldOutDeparture = async (ask: Ask, info: TestInfo): Promise<Departure> =>
  required(
    departuresOf(await toursOf(ask, info, 'regions=1')).find(({ freeSeats }) => freeSeats === 0),
    'sold-out date',
  )

/** Returns a tour with past dates only. */
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

/** Returns the addresses of a tour in both languages. */
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
