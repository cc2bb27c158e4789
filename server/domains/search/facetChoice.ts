import { dayBuckets, type Facet, type FacetGroup, groupSizeSteps, minAgeSteps } from '#schema/rules/search/facetGroups.ts'
import { type SearchFilter, searchLimits } from '#schema/rules/search/searchFilter.ts'
import { accommodations, comforts, continents, cruiseTypes, difficulties, operatorTypes } from '#schema/codes/tours.ts'
import type { GroupStore } from './facetStore.ts'
import type { FacetValue } from './tourFacts.ts'

/** The lengths of trip a filter accepts, both ends inclusive; null when it doesn't say. */
export const daysAsked = (filter: SearchFilter): { from: number; to: number } | null => {
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

/** Codes that a filter accepts in a group; null when the group is not chosen in. An empty list accepts nothing. */
export const chosenCodes = (store: GroupStore, filter: SearchFilter): number[] | null => {
  if (store.group === 'minAge') return filter.minAge === 0 ? null : store.codesWhere((age) => age <= filter.minAge)
  if (store.group === 'maxGroupSize') {
    const largest = filter.maxGroupSize
    return largest === null ? null : store.codesWhere((size) => size <= largest)
  }
  if (store.group === 'days') {
    const days = daysAsked(filter)
    return days && store.codesWhere((value) => value >= days.from && value <= days.to)
  }
  const list = listOf(store.group, filter)
  return list.length > 0 ? store.codesOf(list) : null
}

const orders: Partial<Record<FacetGroup, readonly FacetValue[]>> = {
  difficulty: difficulties,
  comfort: comforts,
  accommodation: accommodations,
  continent: continents,
  operatorType: operatorTypes,
  cruisesType: cruiseTypes,
}

/**
 * Counts by value as the visitor reads them: closed lists in their own order, sizes ascending, names by count; steps of
 * age, group size and days summed up from the exact values. Zeros are left out, but for chosen values.
 */
export const presentFacet = (group: FacetGroup, counts: ReadonlyMap<FacetValue, number>, filter: SearchFilter): Facet => {
  const sum = (holds: (value: number) => boolean): number => {
    let total = 0
    for (const [value, count] of counts) if (holds(Number(value))) total += count
    return total
  }
  const steps = (list: readonly number[], chosen: number | null): Facet['values'] =>
    [...new Set(chosen ? [...list, chosen] : list)]
      .sort((a, b) => a - b)
      .map((step) => ({ value: String(step), count: sum((value) => value <= step) }))
      .filter(({ value, count }) => count > 0 || value === String(chosen))
  if (group === 'minAge') return { group, values: steps(minAgeSteps, filter.minAge || null) }
  if (group === 'maxGroupSize') return { group, values: steps(groupSizeSteps, filter.maxGroupSize) }
  if (group === 'days') {
    const values = dayBuckets.map(({ value, from, to }) => ({
      value,
      count: sum((days) => days >= from && days <= (to ?? Number.POSITIVE_INFINITY)),
    }))
    return { group, values: values.filter(({ count }) => count > 0) }
  }
  const chosen = listOf(group, filter)
  const found = [...counts].filter(([value, count]) => count > 0 || chosen.includes(value))
  for (const value of chosen) if (!counts.has(value)) found.push([value, 0])
  const order = orders[group]
  const place = ([value, count]: [FacetValue, number]): number =>
    order ? order.indexOf(value) : group === 'cruisesCabinsCapacity' ? Number(value) : -count
  found.sort((a, b) => place(a) - place(b) || (a[0] < b[0] ? -1 : 1))
  return { group, values: found.map(([value, count]) => ({ value: String(value), count })) }
}

/** Kinds of offer a filter looks among: excursions alone, cruises alone, or tours with cruises among them. */
export const kindsAsked = (filter: SearchFilter): ReadonlyArray<0 | 1 | 2> =>
  filter.type === 'excursion' ? [2] : filter.isCruisesSearch ? [1] : [0, 1]

export const hasDateFilter = (filter: SearchFilter): boolean => filter.dateFrom !== null || filter.dateTo !== null

export const pageOf = (filter: SearchFilter, total: number, pageSize: number): { page: number; pageCount: number; offset: number } => {
  const page = Math.min(filter.page, searchLimits.page)
  return { page, pageCount: Math.max(1, Math.ceil(total / pageSize)), offset: (page - 1) * pageSize }
}
