/** Defines: TourPins, TourPin, MapTiles, Query.tourPins, Query.mapTiles */
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { CurrencyEnum } from '../../../graphql/enums.ts'
import type { PinAnswer, TourPin as Pin } from '../reads/searchIndex.ts'
import { readSearchArguments } from './searchArguments.ts'
import { TourSearchFilter } from './TourSearchFilter.ts'

/** Maximum number of pins: more would cover each other on any screen. */
const maxPins = 3000
/**
 * This many pins cost as much as one object in other lists, because they come from typed arrays.
 */
const pinsPerCost = 20

const TourPin = builder.objectRef<Pin>('TourPin').implement({
  description: 'Start point and price of a tour on a map; `toursByIds` returns its card.',
  fields: (t) => ({
    tourId: t.exposeInt('tourId', { description: 'Id of the tour.' }),
    lat: t.exposeFloat('lat', { description: 'Latitude in degrees.' }),
    lng: t.exposeFloat('lng', { description: 'Longitude in degrees.' }),
    title: t.string({
      description: 'Title in the language of the call.',
      resolve: ({ tourId }, _args, { app, locale }) =>
        app.search.card(tourId)?.texts[locale].title ?? '',
    }),
    priceMinor: t.exposeInt('priceMinor', {
      nullable: true,
      description:
        'Price of the cheapest bookable departure, in minor units of `TourPins.currency`; null without one.',
    }),
  }),
})

const TourPins = builder.objectRef<PinAnswer>('TourPins').implement({
  description: 'Tours of a search as points on a map.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', {
      description: 'Number of tours found, also beyond `first`.',
    }),
    currency: t.field({
      description: 'Currency of the pins’ prices.',
      type: CurrencyEnum,
      resolve: (_pins, _args, { currency }) => currency,
    }),
    pins: t.field({
      description: 'The points.',
      type: [TourPin],
      resolve: ({ pins }) => [...pins],
    }),
  }),
})

const MapTiles = builder.objectRef<{ url: string; attribution: string }>('MapTiles').implement({
  description: 'Map tiles of this site.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'URL template of a tile, with {z}, {x} and {y}.' }),
    attribution: t.exposeString('attribution', {
      description: 'Credit that the tile service requires on the map.',
    }),
  }),
})

builder.queryFields((t) => ({
  tourPins: t.field({
    extensions: cacheScope('catalogue'),
    type: TourPins,
    description: `Map pins of all tours that \`searchTours\` finds for the same filter, at most ${maxPins}.`,
    args: {
      filter: t.arg({
        description: 'Same filter as `searchTours`.',
        type: TourSearchFilter,
        required: false,
      }),
      query: t.arg.string({
        required: false,
        description:
          'The filter as the query string of a search URL; fields of `filter` take precedence.',
      }),
      first: t.arg.int({ description: 'Maximum number of pins to return.', defaultValue: 1000 }),
    },
    complexity: ({ first }) => ({
      field: 1 + Math.ceil(Math.min(Math.max(first ?? 1000, 1), maxPins) / pinsPerCost),
      multiplier: 0,
    }),
    resolve: (_root, { filter, query, first }, { app, currency }) =>
      app.search.pins(readSearchArguments(filter, query, currency), {
        currency,
        most: Math.min(Math.max(first ?? 1000, 1), maxPins),
      }),
  }),
  mapTiles: t.field({
    extensions: cacheScope('content'),
    type: MapTiles,
    nullable: true,
    description: 'Map tiles; null if the site draws its own land and borders.',
    resolve: (_root, _args, { app }) => app.env.mapTiles,
  }),
}))
