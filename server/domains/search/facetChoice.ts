import {
  dayBuckets,
  type Facet,
  type FacetGroup,
  groupSizeSteps,
  minAgeSteps,
} from '#schema/rules/search/facetGroups.ts'
import { type SearchFilter, searchLimits } from '#schema/rules/search/searchFilter.ts'
import {
  accommodations,
  comforts,
  continents,
  cruiseTypes,
  difficulties,
  operatorTypes,
} from '#schema/codes/tours.ts'
import type { GroupStore } from './facetStore.ts'
import type { FacetValue } from './tourFacts.ts'

/**
 * Returns the trip lengths that a filter accepts, both ends inclusive; null when it sets no limit.
 */
export const requestedDays = (filter: SearchFilter): { from: number; to: number } | null => {
  if (filter.oneDayOnly) return { from: Math.max(1, filter.daysMin ?? 1), to: 1 }
  if (filter.daysMin === null && filter.daysMax === null) return null
  return { from: filter.daysMin ?? 1, to: filter.daysMax ?? Number.POSITIVE_INFINITY }
}

const listOf = (group: FacetGroup, filter: SearchFilter): readonly FacetValue[] => {
  switch (group) {
    case 'minAge':
    case 'maxGroupSize':
    case 'days':
      return []
    case 'isAuthorTourSearch':
    case 'onlyReturningCruises':
      return filter[group] ? [1] : []
    case 'operatorType':
      return filter.operatorType === 'any' ? [] : [filter.operatorType]
    case 'continent':
      return filter.continent ? [filter.continent] : []
    default:
      return filter[group]
  }
}

/**
 * Returns the codes that a filter accepts in a group; null without a choice. An empty list accepts
 * nothing.
 */
export const chosenCodes = (store: GroupStore, filter: SearchFilter): number[] | null => {
  const where = (holds: (value: number) => boolean): number[] =>
    [...store.codeOf].flatMap(([value, code]) => (holds(Number(value)) ? code : []))
  if (store.group === 'minAge')
    return filter.minAge === 0 ? null : where((age) => age <= filter.minAge)
  if (store.group === 'maxGroupSize') {
    const largest = filter.maxGroupSize
    return largest === null ? null : where((size) => size <= largest)
  }
  if (store.group === 'days') {
    const days = requestedDays(filter)
    return days && where((value) => value >= days.from && value <= days.to)
  }
  const list = listOf(store.group, filter)
  return list.length > 0 ? list.flatMap((value) => store.codeOf.get(value) ?? []) : null
}

const orders: Partial<Record<FacetGroup, readonly FacetValue[]>> = {
  difficulty: difficulties,
  comfort: comforts,
  accommodation: accommodations,
  continent: continents,
  operatorType: operatorTypes,
  cruisesType: cruiseTypes,
}

/** Number of tours with each value; values without tours may be missing. */
export type ValueCounts = ReadonlyArray<readonly [value: FacetValue, count: number]>

/**
 * Sorts counts for display: closed lists in their own order, cabin sizes ascending, names by count.
 * Sums exact values up to steps of age, group size and days. Leaves out zeros, except for chosen
 * values.
 */
export const presentFacet = (
  group: FacetGroup,
  counts: ValueCounts,
  filter: SearchFilter,
): Facet => {
  if (group === 'minAge')
    return { group, values: presentSteps(minAgeSteps, filter.minAge || null, counts) }
  if (group === 'maxGroupSize')
    return { group, values: presentSteps(groupSizeSteps, filter.maxGroupSize, counts) }
  if (group === 'days') {
    const values = dayBuckets.map(({ value, from, to }) => ({
      value,
      count: sumWhere(counts, from, to ?? Number.POSITIVE_INFINITY),
    }))
    return { group, values: values.filter(({ count }) => count > 0) }
  }
  const found = counts.filter(([, count]) => count > 0)
  for (const value of listOf(group, filter))
    if (!found.some(([known]) => known === value)) found.push([value, 0])
  const order = orders[group]
  if (order) found.sort((left, right) => order.indexOf(left[0]) - order.indexOf(right[0]))
  else if (group === 'cruisesCabinsCapacity')
    found.sort((left, right) => Number(left[0]) - Number(right[0]))
  else found.sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
  return { group, values: found.map(([value, count]) => ({ value: String(value), count })) }
}

const sumWhere = (counts: ValueCounts, from: number, to: number): number => {
  let total = 0
  for (const [value, count] of counts)
    if (Number(value) >= from && Number(value) <= to) total += count
  return total
}

/** Sums counts up to each "at most" step, including the chosen one. */
const presentSteps = (
  steps: readonly number[],
  chosen: number | null,
  counts: ValueCounts,
): Facet['values'] =>
  [...new Set(chosen === null ? steps : [...steps, chosen])]
    .sort((left, right) => left - right)
    .map((step) => ({ value: String(step), count: sumWhere(counts, 0, step) }))
    .filter(({ value, count }) => count > 0 || value === String(chosen))

/**
 * Returns the kinds of offer that a filter searches: only excursions, only cruises, or tours
 * including cruises.
 */
export const requestedKinds = (filter: SearchFilter): ReadonlyArray<0 | 1 | 2> =>
  filter.type === 'excursion' ? [2] : filter.isCruisesSearch ? [1] : [0, 1]

export const hasDateFilter = (filter: SearchFilter): boolean =>
  filter.dateFrom !== null || filter.dateTo !== null

export const pageOf = (
  filter: SearchFilter,
  total: number,
  pageSize: number,
): { page: number; pageCount: number; offset: number } => {
  const page = Math.min(filter.page, searchLimits.page)
  return {
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    offset: (page - 1) * pageSize,
  }
}
