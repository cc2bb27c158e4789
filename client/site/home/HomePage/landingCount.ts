interface CountedGroup {
  group: string
  values: readonly { value: string; count: number }[]
}

/**
 * How many tours a landing's saved filter finds, read off the counts of all tours: known for the three kinds of offer and for
 * a filter of one value, as of a region or a collection; undefined for any other.
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
