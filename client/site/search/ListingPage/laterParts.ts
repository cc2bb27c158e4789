import { later } from '../../../routing/later.tsx'

const parts = () => import('./ListingPage.later.tsx')

// the server writes them, and they work as links and fields of a form; their code comes at the first sign of life
export const ActiveFilters = later(async () => (await parts()).ActiveFilters)
export const DatesFilter = later(async () => (await parts()).DatesFilter)
export const EmptyResults = later(async () => (await parts()).EmptyResults)
export const FilterDrawer = later(async () => (await parts()).FilterDrawer)
export const ListingData = later(async () => (await parts()).ListingData)
export const PlaceFilter = later(async () => (await parts()).PlaceFilter)
export const PriceFilter = later(async () => (await parts()).PriceFilter)
export const ResultsPages = later(async () => (await parts()).ResultsPages)
export const ResultsSkeleton = later(async () => (await parts()).ResultsSkeleton)
export const SeoText = later(async () => (await parts()).SeoText)

export const laterParts = [
  ActiveFilters,
  DatesFilter,
  EmptyResults,
  FilterDrawer,
  ListingData,
  PlaceFilter,
  PriceFilter,
  ResultsPages,
  ResultsSkeleton,
  SeoText,
]
