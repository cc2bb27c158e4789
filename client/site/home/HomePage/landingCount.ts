interface CountedGroup {
  group: string
  values: readonly { value: string; count: number }[]
}

/**
 * Returns how many tours a landing's saved filter finds, read from the facet counts of all tours.
 * Known for the three kinds of offer and for a filter with one value, such as a region or a
 * collection; else undefined.
 */
export function countLandingTours(
  filterQuery: string,
  facets: readonly CountedGroup[],
  totals: { tours: number; cruises: number; excursions: number },
): number | undefined {
  const asked = [...new URLSearchParams(filterQuery)]
  const [first] = asked
  if (!first) return totals.tours
  if (asked.length > 1) return undefined
  const [field, value] = first
  if (field === 'isCruisesSearch') return totals.cruises
  if (field === 'type') return value === 'excursion' ? totals.excursions : undefined
  const group = facets.find((facet) => facet.group.replaceAll('_', '') === field.toUpperCase())
  return group && !value.includes(',')
    ? (group.values.find((counted) => counted.value === value)?.count ?? 0)
    : undefined
}
