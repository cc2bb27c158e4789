import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type Currency, defaultCurrency } from '#schema/codes/currencies.ts'
import type { ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import { convertPrice } from '#schema/rules/money/convertPrice.ts'
import type { Clock } from '../../core/clock.ts'
import { buildCard, pinAt } from './cards.ts'
import type { Catalogue } from './catalogue.ts'
import { followCatalogue } from './feed/followCatalogue.ts'
import type { CatalogueChanges } from './feed/pendingChanges.ts'
import type { DepartureRow } from './departureStore.ts'
import { type Directory, readDirectory, readRates } from './directory.ts'
import { findSimilar } from './findSimilar.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import { type Converter, createConverter } from './priceWindows.ts'
import { runSearch } from './runSearch.ts'
import { openReader } from './searchConnections.ts'
import type { Card, SearchIndex } from './searchIndex.ts'
import { readDepartures, readTours, type TourRow } from './tourFacts.ts'

const defaultPageSize = 20
/** Cards kept put together; the rest wait as text. */
const cardCacheSize = 5000
/** The catalogue is built anew when so many tours stand outside the default order, at least and in proportion. */
const tailLimits = { least: 64, share: 0.02 }

const readAll = async (pool: Pool, clock: Clock): Promise<[Directory, ExchangeRates, Catalogue]> => {
  const [directory, rates] = await Promise.all([readDirectory(pool), readRates(pool)])
  const catalogue = await loadCatalogue({ pool, clock, directory })
  // Two at once open and plan both connections of the reader, so that no change waits for that.
  await Promise.all([readTours(pool, [], clock.now()), readTours(pool, [], clock.now())])
  return [directory, rates, catalogue]
}

interface Parts {
  pool: Pool
  clock: Clock
  logger: Logger
}

/**
 * The search of this process: reads the visible catalogue into memory and follows its changes. Resolves when it can
 * answer. @throws when the database can't be read
 */
export const createSearchIndex = async ({ pool: serverPool, clock, logger }: Parts): Promise<SearchIndex> => {
  const pool = openReader(serverPool)
  const early = new Set<number>()
  let apply = async ({ tours, departures }: CatalogueChanges): Promise<void> => {
    for (const id of [...tours, ...departures]) early.add(id)
  }
  let startOver = async (): Promise<void> => undefined
  // The feed opens before the catalogue is read, so that no change falls between the two.
  const feed = await followCatalogue({ pool, logger, apply: (changes) => apply(changes), startOver: () => startOver() }).catch(
    async (error: unknown) => {
      await pool.end()
      throw error
    },
  )

  let version = 1
  let [directory, rates, catalogue] = await readAll(pool, clock).catch(async (error: unknown) => {
    await feed.close()
    await pool.end()
    throw error
  })
  const cards = new Map<number, Card>()
  const converters = new Map<Currency, Converter>()
  let duringRebuild: Set<number> | null = null
  let isClosed = false

  const converter = (currency: Currency): Converter => {
    let known = converters.get(currency)
    if (!known) {
      known = createConverter(rates, currency)
      converters.set(currency, known)
    }
    return known
  }
  const cardAt = (ordinal: number): Card => {
    const id = catalogue.ids[ordinal] ?? 0
    let card = cards.get(id)
    if (!card) {
      card = buildCard(catalogue, ordinal, converter(defaultCurrency))
      if (cards.size >= cardCacheSize) cards.clear()
      cards.set(id, card)
    }
    return card
  }
  const passMidnights = (): void => {
    if (!catalogue.passMidnights()) return
    cards.clear()
    version++
  }
  const take = (target: Catalogue, ids: readonly number[], rows: ReadonlyMap<number, TourRow>): void => {
    for (const id of ids) {
      const row = rows.get(id)
      if (row) target.put(row)
      else target.remove(id)
      cards.delete(id)
    }
  }

  const takeDepartures = (ids: readonly number[], rows: ReadonlyMap<number, readonly DepartureRow[]>): void => {
    for (const id of ids) {
      catalogue.putDepartures(id, rows.get(id) ?? [])
      cards.delete(id)
    }
  }

  const rebuild = async (): Promise<void> => {
    if (duringRebuild || isClosed) return
    const changed = new Set<number>()
    duringRebuild = changed
    try {
      const next = await loadCatalogue({ pool, clock, directory })
      while (changed.size > 0 && !isClosed) {
        const ids = [...changed]
        changed.clear()
        take(next, ids, await readTours(pool, ids, clock.now()))
      }
      catalogue = next
      cards.clear()
      version++
    } finally {
      duringRebuild = null
    }
  }
  const rebuildSoon = (): void => {
    rebuild().catch((error: unknown) => logger.warn({ err: error }, 'the search index could not be built anew'))
  }

  const readDirectoryAgain = async (): Promise<void> => {
    const names = JSON.stringify(Object.values(directory).map((part) => [...part.values()].map((entry) => entry.names)))
    ;[directory, rates] = await Promise.all([readDirectory(pool), readRates(pool)])
    converters.clear()
    cards.clear()
    catalogue.forgetPrices()
    // Names are words that tours are found by.
    if (names !== JSON.stringify(Object.values(directory).map((part) => [...part.values()].map((entry) => entry.names)))) await rebuild()
  }

  apply = async ({ tours: ids, departures }) => {
    if (ids.includes(0)) await readDirectoryAgain()
    const tours = ids.filter((id) => id > 0)
    for (const id of [...tours, ...departures]) duringRebuild?.add(id)
    if (tours.length > 0) take(catalogue, tours, await readTours(pool, tours, clock.now()))
    if (departures.length > 0) takeDepartures(departures, await readDepartures(pool, departures, clock.now()))
    version++
    if (catalogue.tail > tailLimits.least && catalogue.tail > catalogue.sorted * tailLimits.share) rebuildSoon()
  }
  startOver = rebuild
  if (early.size > 0) await apply({ tours: [...early], departures: [] })

  return {
    search(filter, { currency, pageSize = defaultPageSize, withFacets = true }) {
      passMidnights()
      const { ordinals, ...found } = runSearch(catalogue, filter, converter(currency), pageSize, withFacets)
      return { ...found, pageSize, tourIds: ordinals.map((ordinal) => catalogue.ids[ordinal] ?? 0), cards: ordinals.map(cardAt) }
    },
    pins(filter, { currency, most }) {
      passMidnights()
      const { totalCount, ordinals } = runSearch(catalogue, { ...filter, page: 1 }, converter(currency), most, false)
      const priceOf = catalogue.lowestPrices(converter(currency))
      return { totalCount, pins: ordinals.map((ordinal) => pinAt(catalogue, ordinal, priceOf(ordinal), currency)) }
    },
    card(tourId) {
      passMidnights()
      const ordinal = catalogue.ordinal(tourId)
      return ordinal === undefined ? null : cardAt(ordinal)
    },
    cards(tourIds) {
      passMidnights()
      return tourIds.flatMap((id) => {
        const ordinal = catalogue.ordinal(id)
        return ordinal === undefined ? [] : cardAt(ordinal)
      })
    },
    similar(tourId, count) {
      passMidnights()
      return findSimilar(catalogue, tourId, count).map(cardAt)
    },
    convert: (amountMinor, from, to) => convertPrice(amountMinor, from, to, rates),
    get directory() {
      return directory
    },
    get rates() {
      return rates
    },
    get version() {
      return version
    },
    refresh: () => feed.settle(),
    async close() {
      isClosed = true
      await feed.close()
      await pool.end()
    },
  }
}
