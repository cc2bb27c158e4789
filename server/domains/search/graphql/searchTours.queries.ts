/** Defines: TourSearch, Facet, FacetValue, PriceBounds, Query.searchTours, Query.toursByIds, Tour.similar */
import { maxId } from '#schema/codes/ids.ts'
import { type Facet, type FacetGroup, facetGroups } from '#schema/rules/search/facetGroups.ts'
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../graphql/context.ts'
import { CurrencyEnum } from '../../../graphql/enums.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { Tour } from '../../tours/graphql/Tour.ts'
import type { DirectoryEntry } from '../reads/directory.ts'
import type { PriceBounds as Bounds, SearchAnswer } from '../reads/searchIndex.ts'
import { readSearchArguments } from './searchArguments.ts'
import { TourCard } from './TourCard.ts'
import { TourSearchFilter } from './TourSearchFilter.ts'

const FacetGroupEnum = literalEnum(
  'FacetGroup',
  facetGroups,
  'Search filters whose values are counted.',
  {
    difficulty: 'Difficulty 1 to 4.',
    comfort: 'Comfort level.',
    accommodation: 'Kind of lodging.',
    collections: 'Editorial collections.',
    restKinds: 'Kinds of trips, such as hiking.',
    regions: 'Regions visited.',
    cities: 'Cities visited.',
    countries: 'Countries visited.',
    continent: 'Continent.',
    languages: 'Languages of the guide, by code.',
    operatorType: 'Organizations or authors.',
    isAuthorTourSearch: 'Tours by authors.',
    minAge: 'Minimum age.',
    maxGroupSize: 'Largest group size.',
    days: 'Length in days.',
    cruisesType: 'Kind of cruise.',
    cruisesStartCity: 'City where a cruise begins.',
    cruisesCabinsCapacity: 'People in a cabin.',
    onlyReturningCruises: 'Cruises that end where they begin.',
    ships: 'Ships.',
    waterObject: 'Rivers, lakes and seas.',
  },
)

const FacetValue = builder
  .objectRef<{ value: string; count: number; entry: DirectoryEntry | null }>('FacetValue')
  .implement({
    description: 'One value of a filter with the number of tours it would find.',
    fields: (t) => ({
      value: t.exposeString('value', { description: 'Value as in a search URL: an id or a word.' }),
      count: t.exposeInt('count', {
        description:
          'Number of tours with this value and all other filters, ignoring this group’s choice.',
      }),
      label: t.string({
        nullable: true,
        description: 'Name of the entry for a value that is an id; null for other values.',
        resolve: ({ entry }, _args, { locale }) => entry?.names[locale] ?? null,
      }),
      landingSlug: t.string({
        description: 'Slug of the landing page of this value; null without one.',
        nullable: true,
        resolve: ({ entry }, _args, { locale }) => entry?.landingSlugs[locale] ?? null,
      }),
    }),
  })

const FacetType = builder.objectRef<Facet>('Facet').implement({
  description: 'A search filter with its values and their counts.',
  fields: (t) => ({
    group: t.expose('group', { description: 'The filter.', type: FacetGroupEnum }),
    values: t.field({
      description: 'Its values with the number of tours each would find.',
      type: [FacetValue],
      resolve: ({ group, values }, _args, { app }) =>
        values.map(({ value, count }) => ({ value, count, entry: entryOf(app, group, value) })),
    }),
  }),
})

const directoryPart = {
  regions: 'regions',
  cities: 'cities',
  countries: 'countries',
  collections: 'collections',
  restKinds: 'restKinds',
  ships: 'ships',
  waterObject: 'waterObjects',
  cruisesStartCity: 'cities',
} as const satisfies Partial<Record<FacetGroup, keyof Context['app']['search']['directory']>>

const entryOf = (
  { search }: Context['app'],
  group: FacetGroup,
  value: string,
): DirectoryEntry | null =>
  group in directoryPart
    ? (search.directory[directoryPart[group as keyof typeof directoryPart]].get(Number(value)) ??
      null)
    : null

const PriceBounds = builder.objectRef<Bounds>('PriceBounds').implement({
  description: 'Lowest and highest price of a search, in whole units of the call’s currency.',
  fields: (t) => ({
    min: t.exposeInt('min', { description: 'Lowest price, in whole units of `currency`.' }),
    max: t.exposeInt('max', { description: 'Highest price, in whole units of `currency`.' }),
    currency: t.field({
      description: 'Currency of the bounds: the call’s.',
      type: CurrencyEnum,
      resolve: (_bounds, _args, { currency }) => currency,
    }),
  }),
})

const TourSearch = builder.objectRef<SearchAnswer>('TourSearch').implement({
  description: 'One page of search results with counts for the filters.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'Number of tours found on all pages.' }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.exposeInt('pageCount', { description: 'Number of pages, at least 1.' }),
    pageSize: t.exposeInt('pageSize', { description: 'Tours per page.' }),
    tours: t.field({
      description: 'Tours of this page.',
      type: [TourCard],
      resolve: ({ cards }) => [...cards],
    }),
    facets: t.field({
      type: [FacetType],
      description: 'Counts of every filter group, each ignoring its own choice.',
      resolve: ({ facets }) => [...facets],
    }),
    priceBounds: t.field({
      type: PriceBounds,
      nullable: true,
      description: 'Price range ignoring the price filter; null if no tour matches.',
      resolve: ({ priceBounds }) => priceBounds,
    }),
  }),
})

const maxPageSize = 100

builder.queryFields((t) => ({
  searchTours: t.field({
    extensions: cacheScope('catalogue'),
    type: TourSearch,
    description:
      'Finds tours with a bookable departure. Invalid filter values are ignored, or limited to the allowed range.',
    args: {
      filter: t.arg({
        description: 'Which tours to find; all when absent.',
        type: TourSearchFilter,
        required: false,
      }),
      query: t.arg.string({
        required: false,
        description:
          'The filter as the query string of a search URL; fields of `filter` take precedence.',
      }),
      first: t.arg.int({ description: 'Tours per page, at most 100.', defaultValue: 20 }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, first ?? 20) / 10 }),
    resolve: (_root, { filter, query, first }, { app, currency }) =>
      app.search.search(readSearchArguments(filter, query, currency), {
        currency,
        pageSize: Math.min(Math.max(first ?? 20, 1), maxPageSize),
      }),
  }),
  toursByIds: t.field({
    type: [TourCard],
    description: 'Tour cards in the order of the ids; unknown and hidden tours are omitted.',
    extensions: cacheScope('catalogue'),
    args: {
      ids: t.arg.intList({ description: 'Ids of tours; unknown and hidden ones are omitted.' }),
    },
    resolve: (_root, { ids }, { app }) =>
      app.search.cards(ids.slice(0, maxPageSize).filter((id) => id > 0 && id <= maxId)),
  }),
}))

builder.prismaObjectFields(Tour, (t) => ({
  similar: t.field({
    description: 'Other tours that resemble this one, the most similar first.',
    type: [TourCard],
    args: {
      first: t.arg.int({ description: 'Maximum number of tours to return.', defaultValue: 3 }),
    },
    select: { id: true },
    resolve: ({ id }, { first }, { app }) =>
      app.search.similar(id, Math.min(Math.max(first ?? 3, 1), 12)),
  }),
}))
