import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { convertPrice } from '#schema/rules/money/convertPrice.ts'
import type { Clock } from '../../core/clock.ts'
import { applyChanges } from './applyChanges.ts'
import { type CardCache, createCardCache } from './cardCache.ts'
import { pinAt } from './cards.ts'
import { followCatalogue } from './feed/followCatalogue.ts'
import { findSimilar } from './findSimilar.ts'
import { createIntake } from './intake.ts'
import { createRebuilder } from './rebuildCatalogue.ts'
import { runSearch } from './runSearch.ts'
import { openReader } from './searchConnections.ts'
import type { SearchIndex } from './reads/searchIndex.ts'
import { readSearchState, type SearchState } from './searchState.ts'

const defaultPageSize = 20

interface Parts {
  pool: Pool
  clock: Clock
  logger: Logger
}

/**
 * Creates the search of this process: reads the visible catalogue into memory and follows its
 * changes. Resolves when it is ready. @throws when the database can't be read
 */
export const createSearchIndex = async ({
  pool: serverPool,
  clock,
  logger,
}: Parts): Promise<SearchIndex> => {
  const pool = openReader(serverPool)
  const intake = createIntake()
  // The feed opens before the catalogue is read, so that no change in between is lost.
  const feed = await followCatalogue({
    pool,
    logger,
    apply: intake.apply,
    startOver: intake.startOver,
  }).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const state = await readSearchState(pool, clock).catch(async (error: unknown) => {
    await feed.close()
    await pool.end()
    throw error
  })
  const cards = createCardCache(state)
  const rebuilder = createRebuilder({ pool, clock, logger, state, cards })
  const parts = { pool, clock, state, cards, rebuilder }
  await intake.goLive({
    apply: (changes) => applyChanges(parts, changes),
    startOver: rebuilder.rebuild,
  })
  return answerFrom(state, cards, {
    refresh: () => feed.settle(),
    async close() {
      rebuilder.close()
      await feed.close()
      await pool.end()
    },
  })
}

const answerFrom = (
  state: SearchState,
  cards: CardCache,
  lifecycle: Pick<SearchIndex, 'refresh' | 'close'>,
): SearchIndex => {
  const { cardAt, converter } = cards
  /** Returns the catalogue without departures whose day has begun. */
  const today = () => {
    const { catalogue } = state
    if (catalogue.passMidnights()) {
      cards.clear()
      state.version++
    }
    return catalogue
  }
  return {
    ...lifecycle,
    search(filter, { currency, pageSize = defaultPageSize, withFacets = true }) {
      const catalogue = today()
      const { ordinals, ...found } = runSearch(
        catalogue,
        filter,
        converter(currency),
        pageSize,
        withFacets,
      )
      return {
        ...found,
        pageSize,
        tourIds: ordinals.map((ordinal) => catalogue.ids[ordinal] ?? 0),
        cards: ordinals.map(cardAt),
      }
    },
    pins(filter, { currency, most }) {
      const catalogue = today()
      const { totalCount, ordinals } = runSearch(
        catalogue,
        { ...filter, page: 1 },
        converter(currency),
        most,
        false,
      )
      const priceOf = catalogue.lowestPrices(converter(currency))
      return {
        totalCount,
        pins: ordinals.map((ordinal) => pinAt(catalogue, ordinal, priceOf(ordinal), currency)),
      }
    },
    card(tourId) {
      const ordinal = today().ordinal(tourId)
      return ordinal === undefined ? null : cardAt(ordinal)
    },
    cards(tourIds) {
      const catalogue = today()
      return tourIds.flatMap((id) => {
        const ordinal = catalogue.ordinal(id)
        return ordinal === undefined ? [] : cardAt(ordinal)
      })
    },
    similar: (tourId, count) => findSimilar(today(), tourId, count).map(cardAt),
    convert: (amountMinor, from, to) => convertPrice(amountMinor, from, to, state.rates),
    get directory() {
      return state.directory
    },
    get rates() {
      return state.rates
    },
    get version() {
      return state.version
    },
  }
}
