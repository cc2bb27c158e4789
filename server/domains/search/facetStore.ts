import { type FacetGroup, facetGroups } from '#schema/rules/search/facetGroups.ts'
import { clearBit, countCommon, grown, setBit, wordsFor } from './bitset.ts'
import { ForwardLists } from './forwardLists.ts'
import type { FacetValue, TourFacts } from './tourFacts.ts'

/** Tours, cruises, excursions; totals are kept per kind, see `TourFacts.kind`. */
export const kinds = [0, 1, 2] as const
export type Kind = (typeof kinds)[number]

/** A facet group and its values. A value's code is its number among the values of all groups. */
export interface GroupStore {
  readonly group: FacetGroup
  readonly codes: number[]
  readonly codeOf: Map<FacetValue, number>
}

/**
 * A set in two forms: `words` for intersections, and `ordinals` (the first `size`) for iteration.
 */
export interface CountedSet {
  words: Uint32Array
  ordinals: Int32Array
  size: number
}

/**
 * Values of all groups: a dense bitset per value for filtering, and one list of codes per tour, so
 * that a single pass over memory counts all groups.
 */
export class FacetStore {
  readonly groups: readonly GroupStore[]
  readonly values: FacetValue[] = []
  readonly bits: Uint32Array[] = []
  /** Number of attached tours with a value, by kind and code. */
  readonly totals: [number[], number[], number[]] = [[], [], []]
  private readonly lists: ForwardLists
  private readonly byName: Map<FacetGroup, GroupStore>
  private tours = 0
  private capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
    this.lists = new ForwardLists(capacity)
    this.groups = facetGroups.map((group) => ({
      group,
      codes: [],
      codeOf: new Map<FacetValue, number>(),
    }))
    this.byName = new Map(this.groups.map((store) => [store.group, store]))
  }

  group(name: FacetGroup): GroupStore {
    const store = this.byName.get(name)
    if (!store) throw new RangeError(`unknown facet group ${name}`)
    return store
  }

  /** Stores the values of a tour; only `attach` makes them count. */
  put(ordinal: number, values: TourFacts['values']): void {
    const codes: number[] = []
    for (const store of this.groups)
      for (const value of values[store.group] ?? []) codes.push(this.encode(store, value))
    this.lists.put(ordinal, codes)
    this.tours = Math.max(this.tours, ordinal + 1)
  }

  attach(ordinal: number, kind: Kind): void {
    const totals = this.totals[kind]
    for (const code of this.lists.codes(ordinal)) {
      const bits = this.bits[code]
      if (bits) setBit(bits, ordinal)
      totals[code] = (totals[code] ?? 0) + 1
    }
  }

  detach(ordinal: number, kind: Kind): void {
    const totals = this.totals[kind]
    for (const code of this.lists.codes(ordinal)) {
      const bits = this.bits[code]
      if (bits) clearBit(bits, ordinal)
      totals[code] = (totals[code] ?? 0) - 1
    }
  }

  /** Returns the codes of a tour's values in all groups. */
  codesOf(ordinal: number): Uint16Array {
    return this.lists.codes(ordinal)
  }

  /**
   * Adds `sign` to the count of every value for each member of the set. Walks the members' lists or
   * counts value by value, whichever is cheaper: one step along a list costs about as much as the
   * popcount of one word.
   * @param store the only group to count; counts of other groups are then undefined
   */
  count(set: CountedSet, counts: Int32Array, sign: number, store?: GroupStore): void {
    const listCost = set.size * (this.lists.total / Math.max(1, this.tours) + 4)
    const codes = store?.codes
    const codeCount = codes ? codes.length : this.bits.length
    if (codeCount * set.words.length < listCost) {
      for (let index = 0; index < codeCount; index++) {
        const code = codes ? (codes[index] ?? 0) : index
        counts[code] =
          (counts[code] ?? 0) + sign * countCommon(set.words, this.bits[code] ?? set.words)
      }
      return
    }
    const { offsets, counts: lengths, pool } = this.lists
    for (let index = 0; index < set.size; index++) {
      const ordinal = set.ordinals[index] ?? 0
      const offset = offsets[ordinal] ?? 0
      const end = offset + (lengths[ordinal] ?? 0)
      for (let at = offset; at < end; at++) {
        const code = pool[at] ?? 0
        counts[code] = (counts[code] ?? 0) + sign
      }
    }
  }

  grow(capacity: number): void {
    this.capacity = capacity
    this.lists.grow(capacity)
    for (let code = 0; code < this.bits.length; code++)
      this.bits[code] = grown(this.bits[code] ?? new Uint32Array(0), wordsFor(capacity))
  }

  private encode(store: GroupStore, value: FacetValue): number {
    const known = store.codeOf.get(value)
    if (known !== undefined) return known
    const code = this.values.length
    if (code > 65_535) throw new RangeError('more than 65,536 facet values')
    store.codeOf.set(value, code)
    store.codes.push(code)
    this.values.push(value)
    this.bits.push(new Uint32Array(wordsFor(this.capacity)))
    for (const kind of kinds) this.totals[kind].push(0)
    return code
  }
}
