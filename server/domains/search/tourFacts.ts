import type { Pool } from 'pg'
import type { FacetGroup } from '#schema/rules/search/facetGroups.ts'
import { visibleTourSql } from '../tours/tours.visibility.ts'
import type { DepartureRow } from './departureStore.ts'

export type FacetValue = string | number

/** Data of a tour for the index; only visible tours have it. */
export interface TourFacts {
  id: number
  popularity: number
  /** 0 tour, 1 cruise, 2 excursion. */
  kind: 0 | 1 | 2
  organizer: number
  timeZone: string
  lat: number
  lng: number
  days: number
  values: Readonly<Record<FacetGroup, readonly FacetValue[] | null>>
  showplaces: readonly number[] | null
  /** Sorted by start day. */
  departures: readonly DepartureRow[] | null
}

export interface TourRow {
  facts: TourFacts
  /** JSON of `CardSource`; kept as text, because few cards are ever shown. */
  card: string
}

const ids = (sql: string): string => `(SELECT json_agg(x.id ORDER BY x.id) FROM (${sql}) x (id))`

/**
 * Values of every facet group for tour t, organizer o, country c, cruise k; `searchBySql` must
 * count the same.
 */
const valuesSql = `json_build_object(
  'difficulty', json_build_array(t.difficulty), 'comfort', json_build_array(t.comfort),
  'accommodation', ${ids(`SELECT replace(a::text, '_', '-') FROM unnest(t.accommodation) a WHERE a <> 'any'`)},
  'collections', ${ids('SELECT collection_id FROM tour_collection WHERE tour_id = t.id')},
  'restKinds', ${ids('SELECT rest_kind_id FROM tour_rest_kind WHERE tour_id = t.id')},
  'regions', ${ids('SELECT t.region_id UNION SELECT region_id FROM tour_region WHERE tour_id = t.id')},
  'cities', ${ids('SELECT city_id FROM tour_city WHERE tour_id = t.id')},
  'countries', ${ids('SELECT t.country_id UNION SELECT r.country_id FROM tour_region x JOIN region r ON r.id = x.region_id WHERE x.tour_id = t.id')},
  'continent', json_build_array(c.continent), 'languages', ${ids('SELECT DISTINCT l FROM unnest(t.languages) l')},
  'operatorType', json_build_array(o.operator_type),
  'isAuthorTourSearch', CASE WHEN t.is_author_tour THEN json_build_array(1) END,
  'minAge', json_build_array(t.min_age), 'maxGroupSize', json_build_array(t.group_size_max), 'days', json_build_array(t.days),
  'cruisesType', CASE WHEN k.tour_id IS NOT NULL THEN json_build_array(k.type) END,
  'cruisesStartCity', CASE WHEN k.tour_id IS NOT NULL THEN json_build_array(k.start_city_id) END,
  'cruisesCabinsCapacity', ${ids(`SELECT DISTINCT coalesce(p.capacity, b.capacity) FROM tour_option p LEFT JOIN ship_cabin b ON b.id = p.ship_cabin_id WHERE p.tour_id = t.id AND p.kind = 'cabin' AND coalesce(p.capacity, b.capacity) IS NOT NULL`)},
  'onlyReturningCruises', CASE WHEN k.start_city_id = k.end_city_id THEN json_build_array(1) END,
  'ships', CASE WHEN k.tour_id IS NOT NULL THEN json_build_array(k.ship_id) END,
  'waterObject', ${ids('SELECT water_object_id FROM cruise_water_object WHERE tour_id = t.id')})`

/** Sorted by start day. */
const departureRowsSql = `json_agg(json_build_array(d.id, d.start_date - DATE '1970-01-01', d.end_date - DATE '1970-01-01', d.price_minor, d.price_without_discount_minor,
    d.free_seats, trim(d.currency), d.not_guaranteed) ORDER BY d.start_date, d.id)`
const openSql = 'd.free_seats > 0 AND NOT d.is_cancelled AND d.start_date >= $2::date'
const departuresSql = `(SELECT ${departureRowsSql} FROM tour_date d WHERE d.tour_id = t.id AND ${openSql})`

const cardSql = `json_build_object('id', t.id, 'type', t.type, 'isCruise', t.is_cruise, 'organizerId', t.organizer_id, 'countryId', t.country_id, 'regionId', t.region_id,
  'cityId', (SELECT city_id FROM tour_city WHERE tour_id = t.id ORDER BY position, city_id LIMIT 1),
  'days', t.days, 'nights', t.nights, 'durationMinutes', t.duration_minutes, 'groupSizeMin', t.group_size_min, 'groupSizeMax', t.group_size_max, 'minAge', t.min_age,
  'difficulty', t.difficulty, 'comfort', t.comfort, 'languages', t.languages, 'ratingSum', t.rating_sum, 'reviewsCount', t.reviews_count, 'isCashbackAvailable', t.is_cashback_available,
  'texts', (SELECT json_object_agg(x.locale, json_build_object('locale', x.locale, 'title', x.title, 'slug', x.slug, 'summary', x.summary)) FROM tour_translation x WHERE x.tour_id = t.id),
  'media', (SELECT json_agg(json_build_object('id', m.id, 'sceneKey', m.scene_key, 'uploadId', m.upload_id, 'storageKey', u.storage_key, 'width', m.width, 'height', m.height, 'color', m.color,
      'alt', (SELECT json_object_agg(a.locale, a.alt) FROM media_translation a WHERE a.media_id = m.id)) ORDER BY p.position)
    FROM (SELECT p.* FROM tour_media p JOIN media i ON i.id = p.media_id WHERE p.tour_id = t.id AND i.kind = 'image' ORDER BY p.position LIMIT 4) p
    JOIN media m ON m.id = p.media_id LEFT JOIN upload u ON u.id = m.upload_id)
)::text`

const tourSql = `SELECT json_build_object('id', t.id, 'popularity', t.popularity, 'kind', CASE WHEN t.type = 'excursion' THEN 2 WHEN t.is_cruise THEN 1 ELSE 0 END,
  'organizer', t.organizer_id, 'timeZone', t.time_zone, 'lat', t.lat, 'lng', t.lng, 'days', t.days, 'values', ${valuesSql},
  'showplaces', ${ids('SELECT showplace_id FROM tour_showplace WHERE tour_id = t.id')}, 'departures', ${departuresSql}) AS facts, ${cardSql} AS card
FROM tour t JOIN organizer o ON o.id = t.organizer_id JOIN country c ON c.id = t.country_id LEFT JOIN cruise k ON k.tour_id = t.id
WHERE t.id = ANY($1::int[]) AND ${visibleTourSql}`

/** A pool or one of its connections. */
export type Queryable = Pick<Pool, 'query'>

/** Returns the day before `now`, which is still today in some zones. */
const earliestDay = (now: Date): string =>
  new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)

/** Reads the visible ones among the tours in one statement. */
export const readTours = async (
  database: Queryable,
  tourIds: readonly number[],
  now: Date,
): Promise<Map<number, TourRow>> => {
  const { rows } = await database.query<TourRow>({
    name: 'search-tours',
    text: tourSql,
    values: [tourIds, earliestDay(now)],
  })
  return new Map(rows.map((row) => [row.facts.id, row]))
}

/** Reads the open departures of tours, by tour; tours without any are absent. */
export const readDepartures = async (
  database: Queryable,
  tourIds: readonly number[],
  now: Date,
): Promise<Map<number, readonly DepartureRow[]>> => {
  const { rows } = await database.query<{ tourId: number; departures: DepartureRow[] }>({
    name: 'search-departures',
    text: `SELECT d.tour_id AS "tourId", ${departureRowsSql} AS departures FROM tour_date d
      WHERE d.tour_id = ANY($1::int[]) AND ${openSql} GROUP BY d.tour_id`,
    values: [tourIds, earliestDay(now)],
  })
  return new Map(rows.map(({ tourId, departures }) => [tourId, departures]))
}

/** Reads the ids of all visible tours in default order. */
export const readTourIds = async (database: Queryable): Promise<number[]> => {
  const { rows } = await database.query<{ id: number }>(
    `SELECT t.id FROM tour t JOIN organizer o ON o.id = t.organizer_id WHERE ${visibleTourSql} ORDER BY t.popularity DESC, t.id`,
  )
  return rows.map((row) => row.id)
}
