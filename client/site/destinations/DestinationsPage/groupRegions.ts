interface Place {
  id: number
  name: string
  country: { id: number; name: string }
  offers: { tours: number; excursions: number }
}

export interface CountryGroup<Region> {
  id: number
  name: string
  regions: Region[]
}

const offersOf = ({ offers }: Place): number => offers.tours + offers.excursions

/**
 * Groups regions by country, the country with most regions first. In each, regions with most offers
 * come first, then by name.
 */
export function groupRegions<Region extends Place>(
  regions: readonly Region[],
  locale: string,
): CountryGroup<Region>[] {
  const groups = new Map<number, CountryGroup<Region>>()
  for (const region of regions) {
    const { id, name } = region.country
    const group = groups.get(id) ?? { id, name, regions: [] }
    group.regions.push(region)
    groups.set(id, group)
  }
  for (const group of groups.values())
    group.regions.sort((a, b) => offersOf(b) - offersOf(a) || a.name.localeCompare(b.name, locale))
  return [...groups.values()].sort(
    (a, b) => b.regions.length - a.regions.length || a.name.localeCompare(b.name, locale),
  )
}
