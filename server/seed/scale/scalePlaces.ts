import type { ClientBase } from 'pg'
import { currencies, currencyExponent, selectableCurrencies } from '#schema/codes/currencies.ts'
import { regionCodes } from '#schema/codes/scenes.ts'
import { insertRows } from './insertRows.ts'

// the minimum that tours need in a database without places

const countries: ReadonlyArray<readonly [number, string, string, string, string, string]> = [
  [1, 'RU', '7', 'europe', 'Russia', 'Russland'],
  [2, 'GE', '995', 'asia', 'Georgia', 'Georgien'],
  [3, 'UZ', '998', 'asia', 'Uzbekistan', 'Usbekistan'],
  [4, 'KZ', '7', 'asia', 'Kazakhstan', 'Kasachstan'],
  [5, 'MN', '976', 'asia', 'Mongolia', 'Mongolei'],
]
const countryOf: Record<string, number> = { georgia: 2, uzbekistan: 3, kazakhstan: 4, mongolia: 5 }
const collections = [
  'weekend',
  'family',
  'photo',
  'winter',
  'summer',
  'northern-lights',
  'mountains',
  'lakes',
  'volcanoes',
  'history',
  'gastronomy',
  'wild',
]
const restKinds = [
  'trekking',
  'rafting',
  'sightseeing',
  'riding',
  'cycling',
  'skiing',
  'jeep',
  'beach',
  'sailing',
  'wellness',
]
const waters = [
  'volga',
  'yenisei',
  'lena',
  'ob',
  'ladoga',
  'onega',
  'white-sea',
  'baltic',
  'caspian',
  'okhotsk',
]
const rates: Record<string, number> = {
  USD: 1,
  EUR: 0.92,
  AED: 3.6725,
  CAD: 1.37,
  AUD: 1.52,
  SGD: 1.34,
  NZD: 1.66,
  GBP: 0.78,
  CHF: 0.88,
  TRY: 38.4,
  CNY: 7.2,
  JPY: 149.3,
  KRW: 1382,
  INR: 84.1,
  RUB: 92.5,
  BYN: 3.27,
  KZT: 498.7,
}
const cityCount = 160

const title = (code: string): string =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
const named = { id: 'int', locale: 'locale', name: 'text' }
const bothLocales = (rows: ReadonlyArray<readonly [number, string]>): unknown[][] =>
  rows.flatMap(([id, name]) => [
    [id, 'en', name],
    [id, 'de', name],
  ])

/** Inserts simple countries, regions, cities and lists. */
export const insertPlaces = async (client: ClientBase, now: Date): Promise<void> => {
  await insertCurrencies(client, now)
  await insertCountries(client)
  await insertRegions(client)
  await insertCities(client)
  await insertList(client, {
    table: 'collection',
    key: 'collection_id',
    codes: collections,
    hasDescription: true,
  })
  await insertList(client, {
    table: 'rest_kind',
    key: 'rest_kind_id',
    codes: restKinds,
    hasDescription: false,
  })
  await insertWaters(client)
  await insertShips(client)
}

const insertTranslations = (
  client: ClientBase,
  table: string,
  key: string,
  rows: ReadonlyArray<readonly [number, string]>,
  hasDescription: boolean,
): Promise<void> =>
  insertRows(
    client,
    table,
    {
      [key]: named.id,
      locale: named.locale,
      name: named.name,
      ...(hasDescription ? { description: 'text' } : {}),
    },
    bothLocales(rows).map((row) => [...row, '']),
  )

const insertCurrencies = async (client: ClientBase, now: Date): Promise<void> => {
  await insertRows(
    client,
    'currency',
    { code: 'text', exponent: 'int', symbol: 'text', is_selectable: 'boolean', position: 'int' },
    currencies.map((code, position) => [
      code,
      currencyExponent[code],
      code,
      selectableCurrencies.some((known) => known === code),
      position,
    ]),
  )
  await insertRows(
    client,
    'exchange_rate',
    { currency: 'text', as_of: 'timestamptz', per_usd: 'numeric' },
    currencies.map((code) => [code, now.toISOString(), rates[code] ?? 1]),
  )
}

const insertCountries = async (client: ClientBase): Promise<void> => {
  await insertRows(
    client,
    'country',
    { id: 'int', iso_code: 'text', phone_code: 'text', continent: 'continent' },
    countries,
  )
  await insertRows(
    client,
    'country_translation',
    { country_id: 'int', locale: 'locale', name: 'text' },
    countries.flatMap(([id, , , , en, de]) => [
      [id, 'en', en],
      [id, 'de', de],
    ]),
  )
}

const regions = regionCodes.map((code, index) => ({
  id: index + 1,
  code,
  lat: 43 + ((index * 7) % 25),
  lng: 30 + ((index * 17) % 130),
}))

const insertRegions = async (client: ClientBase): Promise<void> => {
  await insertRows(
    client,
    'region',
    { id: 'int', code: 'text', country_id: 'int', time_zone: 'text', lat: 'float8', lng: 'float8' },
    regions.map(({ id, code, lat, lng }) => [
      id,
      code,
      countryOf[code] ?? 1,
      lng > 100 ? 'Asia/Irkutsk' : lng > 150 ? 'Asia/Kamchatka' : 'Europe/Moscow',
      lat,
      lng,
    ]),
  )
  await insertTranslations(
    client,
    'region_translation',
    'region_id',
    regions.map(({ id, code }) => [id, title(code)]),
    true,
  )
}

const cities = Array.from({ length: cityCount }, (_, index) => {
  const region = regions[index % regions.length] ?? { id: 1, code: 'altai', lat: 50, lng: 87 }
  return {
    id: index + 1,
    code: `${region.code}-${Math.floor(index / regions.length)}`,
    region,
    lat: region.lat + (index % 5) / 3,
    lng: region.lng + (index % 7) / 3,
  }
})

const insertCities = async (client: ClientBase): Promise<void> => {
  await insertRows(
    client,
    'city',
    {
      id: 'int',
      code: 'text',
      country_id: 'int',
      region_id: 'int',
      time_zone: 'text',
      lat: 'float8',
      lng: 'float8',
    },
    cities.map(({ id, code, region, lat, lng }) => [
      id,
      code,
      countryOf[region.code] ?? 1,
      region.id,
      'Europe/Moscow',
      lat,
      lng,
    ]),
  )
  await insertTranslations(
    client,
    'city_translation',
    'city_id',
    cities.map(({ id, region }) => [id, `${title(region.code)}sk ${id}`]),
    false,
  )
  await insertRows(
    client,
    'showplace',
    { id: 'int', code: 'text', region_id: 'int', lat: 'float8', lng: 'float8' },
    cities.map(({ id, code, region, lat, lng }) => [id, `sight-${code}`, region.id, lat, lng]),
  )
  await insertTranslations(
    client,
    'showplace_translation',
    'showplace_id',
    cities.map(({ id, region }) => [id, `Sight ${id} of ${title(region.code)}`]),
    true,
  )
}

interface List {
  table: string
  key: string
  codes: readonly string[]
  hasDescription: boolean
}

const insertList = async (
  client: ClientBase,
  { table, key, codes, hasDescription }: List,
): Promise<void> => {
  await insertRows(
    client,
    table,
    { id: 'int', code: 'text' },
    codes.map((code, index) => [index + 1, code]),
  )
  await insertTranslations(
    client,
    `${table}_translation`,
    key,
    codes.map((code, index) => [index + 1, title(code)]),
    hasDescription,
  )
}

const insertWaters = async (client: ClientBase): Promise<void> => {
  await insertRows(
    client,
    'water_object',
    { id: 'int', code: 'text', kind: 'water_object_kind' },
    waters.map((code, index) => [index + 1, code, code.includes('sea') ? 'sea' : 'river']),
  )
  await insertTranslations(
    client,
    'water_object_translation',
    'water_object_id',
    waters.map((code, index) => [index + 1, title(code)]),
    false,
  )
}

const insertShips = async (client: ClientBase): Promise<void> => {
  const ships = Array.from({ length: 12 }, (_, index) => index + 1)
  await insertRows(
    client,
    'ship',
    { id: 'int', code: 'text', built_year: 'int', decks: 'int', passengers: 'int' },
    ships.map((id) => [id, `ship-${id}`, 1980 + id * 3, 3, 120 + id * 10]),
  )
  await insertTranslations(
    client,
    'ship_translation',
    'ship_id',
    ships.map((id) => [id, `Ship ${id}`]),
    true,
  )
  await insertRows(
    client,
    'ship_cabin',
    { id: 'int', ship_id: 'int', code: 'text', deck: 'int', capacity: 'int', count: 'int' },
    ships.flatMap((ship) =>
      [1, 2, 3, 4].map((capacity) => [ship * 4 + capacity, ship, `c${capacity}`, 2, capacity, 20]),
    ),
  )
}
