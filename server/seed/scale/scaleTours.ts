import type { ClientBase } from 'pg'
import { accommodations, comforts, cruiseTypes } from '#schema/codes/tours.ts'
import { arrayText, insertRows } from './insertRows.ts'
import type { RandomSource } from './randomSource.ts'

interface Place {
  id: number
  country: number
  zone: string
  lat: number
  lng: number
  en: string
  de: string
}

/** Rows of the database to which tours can refer. */
export interface ScalePlaces {
  regions: readonly Place[]
  cities: ReadonlyMap<number, readonly number[]>
  showplaces: ReadonlyMap<number, readonly number[]>
  collections: readonly number[]
  restKinds: readonly number[]
  waters: readonly number[]
  cabins: ReadonlyArray<{ id: number; ship: number }>
  media: ReadonlyMap<number, readonly number[]>
  organizers: readonly number[]
}

export const readScalePlaces = async (client: ClientBase): Promise<ScalePlaces> => {
  const rows = async <T extends object>(sql: string): Promise<T[]> =>
    (await client.query<T>(sql)).rows
  const ids = async (table: string): Promise<number[]> =>
    (await rows<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).map((row) => row.id)
  const byRegion = async (sql: string): Promise<Map<number, number[]>> =>
    Map.groupBy(await rows<{ id: number; region: number }>(sql), (row) => row.region)
      .entries()
      .reduce(
        (map, [region, list]) =>
          map.set(
            region,
            list.map((row) => row.id),
          ),
        new Map<number, number[]>(),
      )
  return {
    regions:
      await rows<Place>(`SELECT r.id, r.country_id AS country, r.time_zone AS zone, r.lat, r.lng, e.name AS en, d.name AS de FROM region r
      JOIN region_translation e ON e.region_id = r.id AND e.locale = 'en' JOIN region_translation d ON d.region_id = r.id AND d.locale = 'de' ORDER BY r.id`),
    cities: await byRegion(
      'SELECT id, region_id AS region FROM city WHERE region_id IS NOT NULL ORDER BY id',
    ),
    showplaces: await byRegion('SELECT id, region_id AS region FROM showplace ORDER BY id'),
    collections: await ids('collection'),
    restKinds: await ids('rest_kind'),
    waters: await ids('water_object'),
    cabins: await rows<{ id: number; ship: number }>(
      'SELECT id, ship_id AS ship FROM ship_cabin ORDER BY id',
    ),
    media: await byRegion(
      `SELECT m.id, r.id AS region FROM region r JOIN media m ON m.scene_key LIKE r.code || '.%' ORDER BY m.id`,
    ),
    organizers: (
      await rows<{ id: number }>(`SELECT id FROM organizer WHERE code LIKE 'scale-%' ORDER BY id`)
    ).map((row) => row.id),
  }
}

const themes: ReadonlyArray<readonly [string, string]> = [
  ['lakes and ridges', 'Seen und Grate'],
  ['the great loop', 'die große Runde'],
  ['on horseback', 'im Sattel'],
  ['rivers by raft', 'Flüsse im Raft'],
  ['winter silence', 'Winterstille'],
  ['villages and monasteries', 'Dörfer und Klöster'],
  ['northern lights', 'Polarlichter'],
  ['photo days', 'Fototage'],
  ['with children', 'mit Kindern'],
  ['hot springs', 'heiße Quellen'],
  ['first snow', 'der erste Schnee'],
  ['summit week', 'Gipfelwoche'],
  ['old towns', 'alte Städte'],
  ['wild coast', 'wilde Küste'],
  ['taiga paths', 'Pfade der Taiga'],
  ['food and markets', 'Küche und Märkte'],
]
const manners: ReadonlyArray<readonly [string, string]> = [
  ['quiet', 'still'],
  ['bold', 'kühn'],
  ['slow', 'gemächlich'],
  ['classic', 'klassisch'],
  ['remote', 'abgelegen'],
  ['bright', 'hell'],
  ['grand', 'groß'],
  ['hidden', 'verborgen'],
]
const languages = ['en', 'de', 'ru', 'fr', 'es', 'it', 'zh']
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Rows to insert, by table. */
interface TourRows {
  tours: unknown[][]
  texts: unknown[][]
  region: unknown[][]
  city: unknown[][]
  showplace: unknown[][]
  collection: unknown[][]
  rest_kind: unknown[][]
  media: unknown[][]
  options: unknown[][]
  cruises: unknown[][]
  waters: unknown[][]
}

type Region = ScalePlaces['regions'][number]

/**
 * Inserts tours with everything that belongs to them except departures. @param firstId the first of
 * consecutive ids
 */
export const insertTours = async (
  client: ClientBase,
  places: ScalePlaces,
  random: RandomSource,
  firstId: number,
  count: number,
  now: Date,
): Promise<void> => {
  const rows: TourRows = {
    tours: [],
    texts: [],
    region: [],
    city: [],
    showplace: [],
    collection: [],
    rest_kind: [],
    media: [],
    options: [],
    cruises: [],
    waters: [],
  }
  for (let id = firstId; id < firstId + count; id++) addTour(rows, id, { places, random, now })
  await insertAll(client, rows)
}

/**
 * Adds the rows of a tour. Keep the order of random numbers: another order generates other tours.
 */
const addTour = (
  rows: TourRows,
  id: number,
  { places, random, now }: { places: ScalePlaces; random: RandomSource; now: Date },
): void => {
  const region = random.pick(places.regions)
  const cities = places.cities.get(region.id) ?? []
  const chance = random.below(100)
  const isExcursion = chance < 14
  const isCruise = !isExcursion && chance < 22 && places.cabins.length > 0 && cities.length > 0
  const days = isExcursion
    ? 1
    : isCruise
      ? 3 + random.below(12)
      : 1 + random.below(5) + random.below(12)
  const sizeMin = 1 + random.below(6)
  const reviews = random.chance(0.6) ? random.below(60) : 0
  const kinds = random
    .some(accommodations.slice(1), 1 + random.below(3))
    .map((word) => word.replaceAll('-', '_'))
  rows.tours.push([
    id,
    isExcursion ? 'excursion' : 'tour',
    random.chance(0.96) ? 'published' : random.pick(['draft', 'archived']),
    random.pick(places.organizers),
    region.country,
    region.id,
    region.zone,
    Number((region.lat + random.below(300) / 100 - 1.5).toFixed(4)),
    Number((region.lng + random.below(400) / 100 - 2).toFixed(4)),
    days,
    Math.max(0, days - 1),
    isExcursion ? 60 + random.below(10) * 30 : null,
    sizeMin,
    sizeMin + random.pick([1, 2, 3, 5, 7, 9, 11, 15, 24]),
    random.pick([0, 0, 0, 3, 6, 8, 10, 12, 14, 16, 18]),
    1 + random.below(4),
    random.pick(comforts),
    arrayText(kinds),
    arrayText(random.some(languages, 1 + random.below(3))),
    random.chance(0.2),
    isCruise,
    random.below(1_000_000),
    reviews,
    reviews * 3 + random.below(reviews * 2 + 1),
    random.chance(0.1),
    now.toISOString(),
  ])
  rows.texts.push(...textsOf(id, { region, days, random }))
  addLinks(rows, id, { region, cities, places, random })
  if (!isCruise) {
    rows.options.push([id, 'standard', 'standard', true, null])
    return
  }
  const cabin = random.pick(places.cabins)
  rows.cruises.push([
    id,
    cabin.ship,
    random.pick(cruiseTypes),
    random.pick(cities),
    random.pick(cities),
  ])
  for (const water of random.some(places.waters, 1 + random.below(3))) rows.waters.push([id, water])
  rows.options.push([id, 'cabin', 'cabin', true, cabin.id])
}

const textsOf = (
  id: number,
  { region, days, random }: { region: Region; days: number; random: RandomSource },
): unknown[][] => {
  const theme = random.pick(themes)
  const manner = random.pick(manners)
  return [
    [
      id,
      'en',
      `${manner[0]}-${theme[0].replaceAll(' ', '-')}`,
      `${region.en}: ${sentence(theme[0])}`,
      `${days} ${manner[0]} days in ${region.en}: ${theme[0]}, small groups and a guide who lives there.`,
      '',
      '',
    ],
    [
      id,
      'de',
      `tour-nach-${region.id}`,
      `${region.de}: ${sentence(theme[1])}`,
      `${days} Tage ${region.de}, ${manner[1]}: ${theme[1]}, kleine Gruppen und ein Guide, der dort lebt.`,
      '',
      '',
    ],
  ]
}

const addLinks = (
  rows: TourRows,
  id: number,
  {
    region,
    cities,
    places,
    random,
  }: { region: Region; cities: readonly number[]; places: ScalePlaces; random: RandomSource },
): void => {
  rows.region.push([id, region.id])
  if (random.chance(0.2)) rows.region.push([id, random.pick(places.regions).id])
  for (const [position, city] of random.some(cities, 1 + random.below(4)).entries())
    rows.city.push([id, city, position])
  for (const [position, showplace] of random
    .some(places.showplaces.get(region.id) ?? [], random.below(4))
    .entries())
    rows.showplace.push([id, showplace, position])
  for (const collection of random.some(places.collections, random.below(4)))
    rows.collection.push([id, collection])
  for (const kind of random.some(places.restKinds, 1 + random.below(3)))
    rows.rest_kind.push([id, kind])
  for (const [position, media] of random.some(places.media.get(region.id) ?? [], 4).entries())
    rows.media.push([id, position, media])
}

const tourColumns = {
  id: 'int',
  type: 'tour_type',
  status: 'tour_status',
  organizer_id: 'int',
  country_id: 'int',
  region_id: 'int',
  time_zone: 'text',
  lat: 'float8',
  lng: 'float8',
  days: 'int',
  nights: 'int',
  duration_minutes: 'int',
  group_size_min: 'int',
  group_size_max: 'int',
  min_age: 'int',
  difficulty: 'int',
  comfort: 'comfort',
  accommodation: 'accommodation[]',
  languages: 'text[]',
  is_author_tour: 'boolean',
  is_cruise: 'boolean',
  popularity: 'int',
  reviews_count: 'int',
  rating_sum: 'int',
  is_cashback_available: 'boolean',
  published_at: 'timestamptz',
}

const insertAll = async (client: ClientBase, rows: TourRows): Promise<void> => {
  await insertRows(client, 'tour', tourColumns, rows.tours)
  await insertRows(
    client,
    'tour_translation',
    {
      tour_id: 'int',
      locale: 'locale',
      slug: 'text',
      title: 'text',
      summary: 'text',
      description: 'text',
      meeting_point: 'text',
    },
    rows.texts,
  )
  await insertRows(client, 'tour_region', { tour_id: 'int', region_id: 'int' }, rows.region)
  await insertRows(
    client,
    'tour_city',
    { tour_id: 'int', city_id: 'int', position: 'int' },
    rows.city,
  )
  await insertRows(
    client,
    'tour_showplace',
    { tour_id: 'int', showplace_id: 'int', position: 'int' },
    rows.showplace,
  )
  await insertRows(
    client,
    'tour_collection',
    { tour_id: 'int', collection_id: 'int' },
    rows.collection,
  )
  await insertRows(
    client,
    'tour_rest_kind',
    { tour_id: 'int', rest_kind_id: 'int' },
    rows.rest_kind,
  )
  await insertRows(
    client,
    'tour_media',
    { tour_id: 'int', position: 'int', media_id: 'int' },
    rows.media,
  )
  await insertRows(
    client,
    'tour_option',
    {
      tour_id: 'int',
      code: 'text',
      kind: 'option_kind',
      is_default: 'boolean',
      ship_cabin_id: 'int',
    },
    rows.options,
  )
  await insertRows(
    client,
    'cruise',
    {
      tour_id: 'int',
      ship_id: 'int',
      type: 'cruise_type',
      start_city_id: 'int',
      end_city_id: 'int',
    },
    rows.cruises,
  )
  await insertRows(
    client,
    'cruise_water_object',
    { tour_id: 'int', water_object_id: 'int' },
    rows.waters,
  )
}
