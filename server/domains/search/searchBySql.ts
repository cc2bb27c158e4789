import { currencies, currencyExponent } from '#schema/codes/currencies.ts'
import { type FacetGroup, facetGroups } from '#schema/rules/search/facetGroups.ts'
import type { ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { visibleTourSql } from '../tours/tours.visibility.ts'
import {
  requestedDays,
  hasDateFilter,
  requestedKinds,
  pageOf,
  presentFacet,
} from './facetChoice.ts'
import { createConverter, hasPriceFilter, PriceWindows } from './priceWindows.ts'
import type { SearchAnswer, SearchOptions } from './reads/searchIndex.ts'
import type { FacetValue, Queryable } from './tourFacts.ts'

/** Source of each group's values: a column of the kept rows (k), or a table of (tour_id, value). */
const valueSources: Record<FacetGroup, { column: string } | { table: string }> = {
  difficulty: { column: 'k.difficulty' },
  comfort: { column: 'k.comfort' },
  continent: { column: 'k.continent' },
  operatorType: { column: 'k.operator_type' },
  minAge: { column: 'k.min_age' },
  maxGroupSize: { column: 'k.group_size_max' },
  days: { column: 'k.days' },
  isAuthorTourSearch: { column: 'nullif(k.is_author_tour::int, 0)' },
  onlyReturningCruises: { column: 'nullif((k.start_city_id = k.end_city_id)::int, 0)' },
  cruisesType: { column: 'k.cruise_type' },
  cruisesStartCity: { column: 'k.start_city_id' },
  ships: { column: 'k.ship_id' },
  accommodation: {
    table: `(SELECT k.id AS tour_id, replace(a::text, '_', '-') AS value FROM unnest(k.accommodation) a WHERE a <> 'any')`,
  },
  languages: { table: '(SELECT DISTINCT k.id AS tour_id, l AS value FROM unnest(k.languages) l)' },
  collections: { table: '(SELECT tour_id, collection_id AS value FROM tour_collection)' },
  restKinds: { table: '(SELECT tour_id, rest_kind_id AS value FROM tour_rest_kind)' },
  cities: { table: '(SELECT tour_id, city_id AS value FROM tour_city)' },
  regions: {
    table:
      '(SELECT tour_id, region_id AS value FROM tour_region UNION SELECT id, region_id FROM tour)',
  },
  countries: {
    table:
      '(SELECT x.tour_id, r.country_id AS value FROM tour_region x JOIN region r ON r.id = x.region_id UNION SELECT id, country_id FROM tour)',
  },
  cruisesCabinsCapacity: {
    table: `(SELECT DISTINCT p.tour_id, coalesce(p.capacity, b.capacity) AS value FROM tour_option p LEFT JOIN ship_cabin b ON b.id = p.ship_cabin_id WHERE p.kind = 'cabin')`,
  },
  waterObject: { table: '(SELECT tour_id, water_object_id AS value FROM cruise_water_object)' },
}

interface Extras {
  rates: ExchangeRates
  now: Date
  /**
   * Ids found by the index's text search; null: no text condition. If absent, words are matched as
   * substrings of title and summary.
   */
  textIds?: readonly number[] | null
}

/**
 * Runs the same search as one SQL statement: the reference that tests and the benchmark compare the
 * index with. Each row has a bit for every group that it misses. Only rows with at most one are
 * kept; a group counts the rows that miss no other.
 */
export const searchBySql = async (
  database: Queryable,
  filter: SearchFilter,
  options: SearchOptions,
  extras: Extras,
): Promise<Omit<SearchAnswer, 'cards'>> => {
  const { currency, pageSize = 20, withFacets = true } = options
  const values: unknown[] = []
  const bind = (value: unknown): string => `$${values.push(value)}`
  const conditions = groupConditions(filter, bind)
  const active = [...conditions.keys()]
  const bit = (group: FacetGroup): number =>
    active.includes(group) ? 1 << active.indexOf(group) : 0
  const mask =
    active
      .map((group) => `(CASE WHEN ${conditions.get(group)} THEN 0 ELSE ${bit(group)} END)`)
      .join(' + ') || '0'

  const departures = departuresSql(filter, options, extras, bind)
  const base = baseConditions(filter, extras, bind)
  const order = { default: '', price: 'k.fitting,', '-price': 'k.fitting DESC,' }[filter.sort]
  const { offset } = pageOf(filter, 0, pageSize)
  const facets = facetGroups.map((group) => {
    const source = valueSources[group]
    const counted = `k.mask & ~${bit(group)} < 1 AND k.fitting IS NOT NULL`
    return 'column' in source
      ? `SELECT '${group}' AS name, ${source.column}::text AS value, count(*)::int AS count FROM kept k WHERE ${counted} GROUP BY 2`
      : `SELECT '${group}', v.value::text, count(*)::int FROM kept k JOIN ${source.table.includes('unnest(k.') ? `LATERAL ${source.table} v ON true` : `${source.table} v ON v.tour_id = k.id`} WHERE ${counted} GROUP BY 2`
  })
  const text = `WITH kept AS MATERIALIZED (
      SELECT k.*, d.fitting, d.lowest FROM (SELECT t.*, (${mask}) AS mask FROM (
          SELECT t.id, t.popularity, t.difficulty, t.comfort, t.min_age, t.group_size_max, t.days, t.is_author_tour, t.accommodation, t.languages, c.continent, o.operator_type, t.time_zone,
            r.type AS cruise_type, r.start_city_id, r.end_city_id, r.ship_id
          FROM tour t JOIN organizer o ON o.id = t.organizer_id JOIN country c ON c.id = t.country_id LEFT JOIN cruise r ON r.tour_id = t.id
          WHERE ${base}) t) k
      CROSS JOIN LATERAL (${departures}) d
      WHERE k.mask & (k.mask - 1) < 1 AND d.lowest IS NOT NULL
    )
    SELECT (SELECT count(*)::int FROM kept k WHERE k.mask < 1 AND k.fitting IS NOT NULL) AS total,
      (SELECT json_build_array(min(k.lowest), max(k.lowest)) FROM kept k WHERE k.mask < 1) AS bounds,
      (SELECT json_agg(p.id) FROM (SELECT k.id FROM kept k WHERE k.mask < 1 AND k.fitting IS NOT NULL ORDER BY ${order} k.popularity DESC, k.id LIMIT ${bind(pageSize)} OFFSET ${bind(offset)}) p) AS ids,
      ${withFacets ? `(SELECT json_agg(f) FROM (${facets.join(' UNION ALL ')}) f WHERE f.value IS NOT NULL)` : 'NULL'} AS facets`
  const { rows } = await database.query<{
    total: number
    bounds: [number | null, number | null]
    ids: number[] | null
    facets: Array<{ name: FacetGroup; value: string; count: number }> | null
  }>(text, values)
  const found = rows[0] ?? { total: 0, bounds: [null, null], ids: null, facets: null }
  const minor = 10 ** currencyExponent[currency]
  const [min, max] = found.bounds
  const { page, pageCount } = pageOf(filter, found.total, pageSize)
  const byGroup = Map.groupBy(found.facets ?? [], (row) => row.name)
  return {
    totalCount: found.total,
    page,
    pageCount,
    pageSize,
    tourIds: found.ids ?? [],
    priceBounds:
      !withFacets || min === null || max === null
        ? null
        : { min: Math.floor(min / minor), max: Math.ceil(max / minor) },
    facets: withFacets
      ? facetGroups.map((group) =>
          presentFacet(
            group,
            (byGroup.get(group) ?? []).map(({ value, count }): [FacetValue, number] => [
              /^\d+$/.test(value) ? Number(value) : value,
              count,
            ]),
            filter,
          ),
        )
      : [],
  }
}

type Bind = (value: unknown) => string

/** Returns one condition over the row t for every group with a choice. */
const groupConditions = (filter: SearchFilter, bind: Bind): Map<FacetGroup, string> => {
  const conditions = new Map<FacetGroup, string>()
  const oneOf = (
    group: FacetGroup,
    column: string,
    list: readonly unknown[],
    type: string,
  ): void => {
    if (list.length > 0)
      conditions.set(group, `coalesce(${column} = ANY(${bind(list)}::${type}[]), false)`)
  }
  const linked = (group: FacetGroup, list: readonly unknown[]): void => {
    const source = valueSources[group]
    if (list.length > 0 && 'table' in source)
      conditions.set(
        group,
        `t.id IN (SELECT v.tour_id FROM ${source.table} v WHERE v.value = ANY(${bind(list)}::int[]))`,
      )
  }
  oneOf('difficulty', 't.difficulty', filter.difficulty, 'int')
  oneOf('comfort', 't.comfort', filter.comfort, 'comfort')
  if (filter.accommodation.length > 0)
    conditions.set(
      'accommodation',
      `t.accommodation && ${bind(filter.accommodation.map((word) => word.replaceAll('-', '_')))}::accommodation[]`,
    )
  if (filter.languages.length > 0)
    conditions.set('languages', `t.languages && ${bind(filter.languages)}::text[]`)
  oneOf('continent', 't.continent', filter.continent ? [filter.continent] : [], 'continent')
  oneOf(
    'operatorType',
    't.operator_type',
    filter.operatorType === 'any' ? [] : [filter.operatorType],
    'operator_type',
  )
  if (filter.isAuthorTourSearch) conditions.set('isAuthorTourSearch', 't.is_author_tour')
  if (filter.onlyReturningCruises)
    conditions.set('onlyReturningCruises', 'coalesce(t.start_city_id = t.end_city_id, false)')
  if (filter.minAge > 0) conditions.set('minAge', `t.min_age <= ${bind(filter.minAge)}::int`)
  if (filter.maxGroupSize !== null)
    conditions.set('maxGroupSize', `t.group_size_max <= ${bind(filter.maxGroupSize)}::int`)
  const days = requestedDays(filter)
  if (days)
    conditions.set(
      'days',
      `t.days BETWEEN ${bind(days.from)}::int AND ${bind(Math.min(days.to, 100_000))}::int`,
    )
  oneOf('cruisesType', 't.cruise_type', filter.cruisesType, 'cruise_type')
  oneOf('cruisesStartCity', 't.start_city_id', filter.cruisesStartCity, 'int')
  oneOf('ships', 't.ship_id', filter.ships, 'int')
  for (const group of [
    'collections',
    'restKinds',
    'regions',
    'cities',
    'countries',
    'cruisesCabinsCapacity',
    'waterObject',
  ] as const)
    linked(group, filter[group])
  return conditions
}

/** Returns the conditions outside the facet groups: kind, organizer, showplace, text, place. */
const baseConditions = (filter: SearchFilter, { textIds }: Extras, bind: Bind): string => {
  const conditions = [visibleTourSql]
  const kinds = requestedKinds(filter)
  conditions.push(kinds[0] === 2 ? `t.type = 'excursion'` : `t.type = 'tour'`)
  if (kinds[0] === 1) conditions.push('t.is_cruise')
  if (filter.organizer !== null) conditions.push(`t.organizer_id = ${bind(filter.organizer)}`)
  if (filter.showplace !== null)
    conditions.push(
      `t.id IN (SELECT tour_id FROM tour_showplace WHERE showplace_id = ${bind(filter.showplace)})`,
    )
  if (textIds) conditions.push(`t.id = ANY(${bind(textIds)}::int[])`)
  else if (filter.text !== null && textIds === undefined) {
    for (const word of filter.text.split(/\s+/)) {
      const pattern = bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
      conditions.push(
        `EXISTS (SELECT 1 FROM tour_translation x WHERE x.tour_id = t.id AND (x.title ILIKE ${pattern} OR x.summary ILIKE ${pattern}))`,
      )
    }
  }
  if (filter.lat !== null && filter.lng !== null && filter.radius !== null) {
    const lat = `${bind(filter.lat)}::float8`
    conditions.push(
      `2 * 6371 * asin(least(1, sqrt(power(sin(radians(t.lat - ${lat}) / 2), 2) + cos(radians(${lat})) * cos(radians(t.lat)) * power(sin(radians(t.lng - ${bind(filter.lng)}::float8) / 2), 2)))) <= ${bind(filter.radius)}::float8`,
    )
  }
  return conditions.join(' AND ')
}

/**
 * Returns SQL for a tour's lowest converted prices in minor units: of its open departures in the
 * dates (lowest), and of those within the price bounds (fitting).
 */
const departuresSql = (
  filter: SearchFilter,
  { currency }: SearchOptions,
  { rates, now }: Extras,
  bind: Bind,
): string => {
  const converter = createConverter(rates, currency)
  const known = currencies.flatMap((code, at) => {
    const ratio = converter.ratio(at)
    return ratio ? [{ code, at, ratio }] : []
  })
  const byCurrency = (
    column: string,
    value: (known: { at: number; ratio: { numerator: bigint; denominator: bigint } }) => string,
  ): string =>
    `CASE ${column} ${known.map((entry) => `WHEN '${entry.code}' THEN ${value(entry)}`).join(' ')} END`

  // Bounds are converted into every currency, per trip length for daily prices, so that stored
  // integers are compared.
  const windows = new PriceWindows(filter, converter)
  const isPerDay = filter.pricePerDayMin !== null || filter.pricePerDayMax !== null
  const bound = (at: number, end: 0 | 1): string =>
    isPerDay
      ? `(${bind(Array.from({ length: 365 }, (_, days) => Math.min(windows.row(days + 1)[at * 2 + end] ?? 0, 2 ** 40)))}::bigint[])[k.days]`
      : String(Math.min(windows.row(0)[at * 2 + end] ?? 0, 2 ** 40))
  const within = hasPriceFilter(filter)
    ? ` FILTER (WHERE ${byCurrency('d.currency', ({ at }) => `d.price_minor >= ${bound(at, 0)} AND d.price_minor <= ${bound(at, 1)}`)})`
    : ''
  const dates = hasDateFilter(filter)
    ? ` AND d.start_date >= ${bind(filter.dateFrom ?? '1970-01-01')}::date AND d.end_date <= ${bind(filter.dateTo ?? '9999-12-31')}::date`
    : ''
  const converted = (column: string): string =>
    `min(${byCurrency('m.currency', ({ ratio }) => `div(2 * m.${column} * ${ratio.numerator}::numeric + ${ratio.denominator}, 2 * ${ratio.denominator}::numeric)`)})::float8`
  // Minimum per currency first: converting is expensive, and a tour has few currencies.
  return `SELECT ${converted('price')} AS lowest, ${converted('within')} AS fitting FROM (
      SELECT d.currency, min(d.price_minor) AS price, min(d.price_minor)${within} AS within
      FROM tour_date d
      WHERE d.tour_id = k.id AND d.free_seats > 0 AND NOT d.is_cancelled AND d.start_date >= (${bind(now.toISOString())}::timestamptz AT TIME ZONE k.time_zone)::date${dates}
      GROUP BY d.currency) m`
}
