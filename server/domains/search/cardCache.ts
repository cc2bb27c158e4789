import { type Currency, defaultCurrency } from '#schema/codes/currencies.ts'
import { buildCard } from './cards.ts'
import { type Converter, createConverter } from './priceWindows.ts'
import type { Card } from './reads/searchIndex.ts'
import type { SearchState } from './searchState.ts'

/** Maximum number of cards kept as objects; the others stay JSON. */
const maxCards = 5000

export interface CardCache {
  /** Returns the card of the tour at an ordinal, built on the first call. */
  cardAt(ordinal: number): Card
  /** Returns the converter into a currency by the current rates. */
  converter(currency: Currency): Converter
  /** Drops the card of a tour that changed. */
  drop(tourId: number): void
  /** Drops all cards. */
  clear(): void
  /** Drops the converters, and all cards: their cheapest departures were chosen by old rates. */
  clearRates(): void
}

export const createCardCache = (state: SearchState): CardCache => {
  const cards = new Map<number, Card>()
  const converters = new Map<Currency, Converter>()
  const converter = (currency: Currency): Converter => {
    let known = converters.get(currency)
    if (!known) {
      known = createConverter(state.rates, currency)
      converters.set(currency, known)
    }
    return known
  }
  return {
    cardAt(ordinal) {
      const id = state.catalogue.ids[ordinal] ?? 0
      let card = cards.get(id)
      if (!card) {
        card = buildCard(state.catalogue, ordinal, converter(defaultCurrency))
        if (cards.size >= maxCards) cards.clear()
        cards.set(id, card)
      }
      return card
    },
    converter,
    drop: (tourId) => void cards.delete(tourId),
    clear: () => cards.clear(),
    clearRates() {
      converters.clear()
      cards.clear()
    },
  }
}
