import type { Card, CardMedia, CardText } from './reads/searchIndex.ts'

/**
 * A card as read from the database (`cardSql` in tourFacts.ts), without fallbacks and departures.
 */
export type CardSource = Omit<
  Card,
  'texts' | 'media' | 'lowestPrice' | 'departures' | 'openDepartures'
> & {
  texts: Partial<Record<string, CardText>> | null
  media: ReadonlyArray<
    Omit<CardMedia, 'alt'> & { alt: Partial<Record<string, string>> | null }
  > | null
}

export const parseCard = (json: string): CardSource => JSON.parse(json)
