import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'

const parts = () => import('./ListingPage.later.tsx')

// the server renders them, and they work as links and form fields; their code loads on the first
// interaction
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
