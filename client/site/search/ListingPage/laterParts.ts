import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'

const parts = () => import('./ListingPage.later.tsx')

// the server writes them, and they work as links and fields of a form; their code comes at the first sign of life
export const ActiveFilters = hydrateOnInteraction(async () => (await parts()).ActiveFilters)
export const DatesFilter = hydrateOnInteraction(async () => (await parts()).DatesFilter)
export const EmptyResults = hydrateOnInteraction(async () => (await parts()).EmptyResults)
export const FilterDrawer = hydrateOnInteraction(async () => (await parts()).FilterDrawer)
export const ListingData = hydrateOnInteraction(async () => (await parts()).ListingData)
export const PlaceFilter = hydrateOnInteraction(async () => (await parts()).PlaceFilter)
export const PriceFilter = hydrateOnInteraction(async () => (await parts()).PriceFilter)
export const ResultsPages = hydrateOnInteraction(async () => (await parts()).ResultsPages)
export const ResultsSkeleton = hydrateOnInteraction(async () => (await parts()).ResultsSkeleton)
export const SeoText = hydrateOnInteraction(async () => (await parts()).SeoText)

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
