/**
 * Filter groups whose values are counted beside the results, each group ignoring its own choice.
 * The count of a value is what the visitor would see with only that value chosen in its group.
 * Groups of ids and words count exact values. `minAge`, `maxGroupSize` and `days` count the steps
 * below. Not counted: text, place, organizer and showplace (one value, set by a link), dates; price
 * has bounds instead.
 */
export const facetGroups = [
  'difficulty',
  'comfort',
  'accommodation',
  'collections',
  'restKinds',
  'regions',
  'cities',
  'countries',
  'continent',
  'languages',
  'operatorType',
  'isAuthorTourSearch',
  'minAge',
  'maxGroupSize',
  'days',
  'cruisesType',
  'cruisesStartCity',
  'cruisesCabinsCapacity',
  'onlyReturningCruises',
  'ships',
  'waterObject',
] as const
export type FacetGroup = (typeof facetGroups)[number]

/** Tour counts per value; ids and numbers are in decimal. Values without tours are omitted. */
export type Facet = Readonly<{
  group: FacetGroup
  values: ReadonlyArray<Readonly<{ value: string; count: number }>>
}>

/** Ages offered for the youngest traveler: tours that accept a child of this age. */
export const minAgeSteps = [3, 6, 8, 10, 12, 14, 16] as const
/** Sizes offered for the group: tours whose maximum is not larger. */
export const groupSizeSteps = [4, 6, 8, 10, 12, 16, 20, 30] as const

/** Duration buckets: the facet value and its range of days; a null `to` is unlimited. */
export const dayBuckets = [
  { value: '1', from: 1, to: 1 },
  { value: '2-3', from: 2, to: 3 },
  { value: '4-7', from: 4, to: 7 },
  { value: '8-10', from: 8, to: 10 },
  { value: '11-14', from: 11, to: 14 },
  { value: '15-', from: 15, to: null },
] as const
