import type { Pool } from 'pg'
import { isCurrency } from '#schema/codes/currencies.ts'
import { defaultLocale, type Locale, locales } from '#schema/codes/locales.ts'
import type { ExchangeRates } from '#schema/rules/money/convertMinor.ts'

/** A named entry that filters and cards refer to by id. */
export interface DirectoryEntry {
  id: number
  /** Stable code ("altai"); for countries the ISO code, for organizers without a code the id. */
  code: string
  /** Falls back to English where a translation is missing. */
  names: Readonly<Record<Locale, string>>
  /** Slugs of the landing whose filter is only this entry, if there is one. */
  landingSlugs: Readonly<Partial<Record<Locale, string>>>
  countryId: number | null
  regionId: number | null
  /** Coordinates of a region, city or sight; null where there are none. */
  point: Readonly<{ lat: number; lng: number }> | null
}

/** Filter field of a landing for each part of the directory. */
const parts = {
  countries: 'countries',
  regions: 'regions',
  cities: 'cities',
  showplaces: 'showplace',
  collections: 'collections',
  restKinds: 'restKinds',
  ships: 'ships',
  waterObjects: 'waterObject',
  organizers: 'organizer',
} as const
type Part = keyof typeof parts

export type Directory = Readonly<Record<Part, ReadonlyMap<number, DirectoryEntry>>>

const sources: Record<Part, string> = {
  countries: `SELECT e.id, e.iso_code AS code, NULL::int AS country_id, NULL::int AS region_id, NULL::float8 AS lat, NULL::float8 AS lng, x.locale::text, x.name FROM country e JOIN country_translation x ON x.country_id = e.id`,
  regions: `SELECT e.id, e.code, e.country_id, NULL::int, e.lat, e.lng, x.locale::text, x.name FROM region e JOIN region_translation x ON x.region_id = e.id`,
  cities: `SELECT e.id, e.code, e.country_id, e.region_id, e.lat, e.lng, x.locale::text, x.name FROM city e JOIN city_translation x ON x.city_id = e.id`,
  showplaces: `SELECT e.id, e.code, r.country_id, e.region_id, e.lat, e.lng, x.locale::text, x.name FROM showplace e JOIN region r ON r.id = e.region_id JOIN showplace_translation x ON x.showplace_id = e.id`,
  collections: `SELECT e.id, e.code, NULL::int, NULL::int, NULL::float8, NULL::float8, x.locale::text, x.name FROM collection e JOIN collection_translation x ON x.collection_id = e.id`,
  restKinds: `SELECT e.id, e.code, NULL::int, NULL::int, NULL::float8, NULL::float8, x.locale::text, x.name FROM rest_kind e JOIN rest_kind_translation x ON x.rest_kind_id = e.id`,
  ships: `SELECT e.id, e.code, NULL::int, NULL::int, NULL::float8, NULL::float8, x.locale::text, x.name FROM ship e JOIN ship_translation x ON x.ship_id = e.id`,
  waterObjects: `SELECT e.id, e.code, NULL::int, NULL::int, NULL::float8, NULL::float8, x.locale::text, x.name FROM water_object e JOIN water_object_translation x ON x.water_object_id = e.id`,
  organizers: `SELECT e.id, coalesce(e.code, e.id::text), e.country_id, NULL::int, NULL::float8, NULL::float8, x.locale::text, x.name FROM organizer e JOIN organizer_translation x ON x.organizer_id = e.id`,
}

const directorySql = Object.entries(sources)
  .map(
    ([part, source]) =>
      `SELECT '${part}' AS part, s.* FROM (${source}) s (id, code, country_id, region_id, lat, lng, locale, name)`,
  )
  .join(' UNION ALL ')

const landingSql = `SELECT l.filter, t.locale::text, t.slug FROM landing l JOIN landing_translation t ON t.landing_id = l.id ORDER BY l.position DESC, l.id DESC`

const isPart = (word: string): word is Part => Object.hasOwn(parts, word)
const isLocale = (word: string): word is Locale => locales.some((locale) => locale === word)

interface NameRow {
  part: string
  id: number
  code: string
  country_id: number | null
  region_id: number | null
  lat: number | null
  lng: number | null
  locale: string
  name: string
}
interface LandingRow {
  filter: string
  locale: string
  slug: string
}

/** Reads the whole directory, a few hundred names, into memory. */
export const readDirectory = async (pool: Pool): Promise<Directory> => {
  const [names, landings] = await Promise.all([
    pool.query<NameRow>(directorySql),
    pool.query<LandingRow>(landingSql),
  ])
  const slugs = landingSlugs(landings.rows)
  const directory: Record<Part, Map<number, DirectoryEntry>> = {
    countries: new Map(),
    regions: new Map(),
    cities: new Map(),
    showplaces: new Map(),
    collections: new Map(),
    restKinds: new Map(),
    ships: new Map(),
    waterObjects: new Map(),
    organizers: new Map(),
  }
  // English first: it replaces missing translations.
  const ordered = [...names.rows].sort(
    (a, b) => Number(b.locale === defaultLocale) - Number(a.locale === defaultLocale),
  )
  for (const row of ordered) {
    if (!isPart(row.part) || !isLocale(row.locale)) continue
    const known = directory[row.part].get(row.id)
    const inAll = Object.fromEntries(locales.map((locale) => [locale, row.name])) as Record<
      Locale,
      string
    >
    directory[row.part].set(row.id, {
      id: row.id,
      code: row.code,
      countryId: row.country_id,
      regionId: row.region_id,
      point: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
      names: known ? { ...known.names, [row.locale]: row.name } : inAll,
      landingSlugs: slugs.get(`${parts[row.part]}:${row.id}`) ?? {},
    })
  }
  return directory
}

/** Returns the slugs of landings whose filter is one id in one field, by "field:id". */
const landingSlugs = (
  rows: readonly LandingRow[],
): Map<string, Partial<Record<Locale, string>>> => {
  const slugs = new Map<string, Partial<Record<Locale, string>>>()
  for (const { filter, locale, slug } of rows) {
    const fields = [...new URLSearchParams(filter)]
    const [field, value] = fields[0] ?? []
    if (fields.length !== 1 || !isLocale(locale) || !/^\d+$/.test(value ?? '')) continue
    const key = `${field}:${value}`
    slugs.set(key, { ...slugs.get(key), [locale]: slug })
  }
  return slugs
}

/** Reads the latest rate of every currency, in units per US dollar. */
export const readRates = async (pool: Pool): Promise<ExchangeRates> => {
  const { rows } = await pool.query<{ currency: string; per_usd: string }>(
    'SELECT DISTINCT ON (currency) currency, per_usd::text FROM exchange_rate ORDER BY currency, as_of DESC',
  )
  return Object.fromEntries(
    rows.filter((row) => isCurrency(row.currency)).map((row) => [row.currency, row.per_usd]),
  )
}
