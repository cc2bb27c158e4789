import { hasBit, listBits } from './bitset.ts'
import type { Catalogue } from './catalogue.ts'

const weights = [
  ['regions', 4],
  ['collections', 2],
  ['restKinds', 1],
] as const

/**
 * Finds the attached tours of the same kind most similar to one. A shared region weighs most, then
 * collections, then kinds of rest; ties are in default order.
 */
export const findSimilar = (catalogue: Catalogue, tourId: number, count: number): number[] => {
  const self = catalogue.ordinal(tourId)
  if (self === undefined) return []
  const { facets } = catalogue
  const own = new Set(facets.codesOf(self))
  const live = catalogue.live[catalogue.kindOf(self)]
  const scores = new Map<number, number>()
  const ordinals = new Int32Array(catalogue.size)
  for (const [group, weight] of weights) {
    for (const code of facets.group(group).codes) {
      const bits = facets.bits[code]
      if (!bits || !own.has(code)) continue
      const size = listBits(bits, ordinals)
      for (let index = 0; index < size; index++) {
        const other = ordinals[index] ?? 0
        if (other !== self && hasBit(live, other))
          scores.set(other, (scores.get(other) ?? 0) + weight)
      }
    }
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || catalogue.compare(a[0], b[0]))
    .slice(0, count)
    .map(([ordinal]) => ordinal)
}
