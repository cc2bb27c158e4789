import type { Facet } from '#schema/rules/search/facetGroups.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { listBits, unite } from './bitset.ts'
import type { Catalogue } from './catalogue.ts'
import { requestedKinds, presentFacet } from './facetChoice.ts'
import type { CountedSet, GroupStore } from './facetStore.ts'
import type { FacetValue } from './tourFacts.ts'

/** A facet group with a choice, and the tours that have one of the chosen values. */
export interface ActiveGroup {
  store: GroupStore
  bits: Uint32Array
}

/**
 * Counts disjunctively: a group with a choice counts the matches and the tours that miss only this
 * group.
 * @param matches tours that miss no group
 * @param once tours that miss exactly one group. Both sets meet all other conditions, such as dates
 * and prices
 */
export const countFacets = (
  catalogue: Catalogue,
  filter: SearchFilter,
  active: readonly ActiveGroup[],
  matches: CountedSet,
  once: Uint32Array,
): Facet[] => {
  const { facets } = catalogue
  const counts = countMatches(catalogue, filter, matches)
  for (const { store, bits } of active) {
    const words = new Uint32Array(once.length)
    for (let at = 0; at < words.length; at++) words[at] = (once[at] ?? 0) & ~(bits[at] ?? 0)
    const missing = new Int32Array(counts.length)
    facets.count(
      { words, ordinals: catalogue.spare, size: listBits(words, catalogue.spare) },
      missing,
      1,
      store,
    )
    for (const code of store.codes) counts[code] = (counts[code] ?? 0) + (missing[code] ?? 0)
  }
  return facets.groups.map(({ group, codes }) => {
    const found: Array<[FacetValue, number]> = []
    for (const code of codes) {
      const count = counts[code] ?? 0
      if (count > 0) found.push([facets.values[code] ?? '', count])
    }
    return presentFacet(group, found, filter)
  })
}

/**
 * Counts the smaller set: the matches, or the non-matches, which are subtracted from the totals.
 */
const countMatches = (
  catalogue: Catalogue,
  filter: SearchFilter,
  matches: CountedSet,
): Int32Array => {
  const { facets } = catalogue
  const counts = new Int32Array(facets.values.length)
  const kinds = requestedKinds(filter)
  const all = kinds.reduce<number>((sum, kind) => sum + catalogue.liveCount[kind], 0)
  if (matches.size * 2 <= all) {
    facets.count(matches, counts, 1)
    return counts
  }
  const words = new Uint32Array(catalogue.words)
  for (const kind of kinds) {
    unite(words, catalogue.live[kind])
    for (let code = 0; code < counts.length; code++)
      counts[code] = (counts[code] ?? 0) + (facets.totals[kind][code] ?? 0)
  }
  for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & ~(matches.words[at] ?? 0)
  facets.count(
    { words, ordinals: catalogue.spare, size: listBits(words, catalogue.spare) },
    counts,
    -1,
  )
  return counts
}
