import { type FacetGroup, facetGroups } from '#schema/rules/search/facetGroups.ts'
import { clearBit, countCommon, grown, setBit, wordsFor } from './bitset.ts'
import { ForwardLists } from './forwardLists.ts'
import type { FacetValue, TourFacts } from './tourFacts.ts'

/** Tours, cruises, excursions: totals are kept for each, see `TourFacts.kind`. */
export const kinds = [0, 1, 2] as const
export type Kind = (typeof kinds)[number]

/** One group: a dense bitset per value for filtering, the values of each tour for counting. */
export class GroupStore {
  readonly group: FacetGroup
  readonly values: FacetValue[] = []
  readonly bits: Uint32Array[] = []
  /** Live tours with the value, by kind and code. */
  readonly totals: [number[], number[], number[]] = [[], [], []]
  readonly lists: ForwardLists
  private readonly codeOf = new Map<FacetValue, number>()
  private capacity: number

  constructor(group: FacetGroup, capacity: number) {
    this.group = group
    this.capacity = capacity
    this.lists = new ForwardLists(capacity)
  }

  /** Remembers the values of a tour; `attach` makes them count. */
  put(ordinal: number, values: readonly FacetValue[]): void {
    this.lists.put(
      ordinal,
      values.map((value) => this.encode(value)),
    )
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

  /** Codes of the values that exist. */
  codesOf(values: readonly FacetValue[]): number[] {
    return values.flatMap((value) => this.codeOf.get(value) ?? [])
  }

  codesWhere(holds: (value: number) => boolean): number[] {
    return this.values.flatMap((value, code) => (holds(Number(value)) ? code : []))
  }

  /** Adds the counts of a set, given as words and as a list of ordinals, the cheaper way; `sign` -1 takes them off. */
  count(words: Uint32Array, ordinals: Int32Array, size: number, counts: Int32Array, sign: number): void {
    // Measured: a word of a popcount costs about as much as half a step through a list.
    const listCost = size * (1 + this.lists.total / Math.max(1, this.capacity)) * 2
    if (this.bits.length * words.length < listCost) {
      for (let code = 0; code < this.bits.length; code++)
        counts[code] = (counts[code] ?? 0) + sign * countCommon(words, this.bits[code] ?? words)
      return
    }
    const { offsets, counts: lengths, pool } = this.lists
    for (let index = 0; index < size; index++) {
      const ordinal = ordinals[index] ?? 0
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
    for (let code = 0; code < this.bits.length; code++) this.bits[code] = grown(this.bits[code] ?? new Uint32Array(0), wordsFor(capacity))
  }

  private encode(value: FacetValue): number {
    const known = this.codeOf.get(value)
    if (known !== undefined) return known
    const code = this.values.length
    if (code > 65_535) throw new RangeError(`more than 65536 values of ${this.group}`)
    this.codeOf.set(value, code)
    this.values.push(value)
    this.bits.push(new Uint32Array(wordsFor(this.capacity)))
    for (const kind of kinds) this.totals[kind].push(0)
    return code
  }
}

/** All groups, in the order of `facetGroups`. */
export class FacetStore {
  readonly groups: readonly GroupStore[]
  private readonly byName: Map<FacetGroup, GroupStore>

  constructor(capacity: number) {
    this.groups = facetGroups.map((group) => new GroupStore(group, capacity))
    this.byName = new Map(this.groups.map((store) => [store.group, store]))
  }

  group(name: FacetGroup): GroupStore {
    const store = this.byName.get(name)
    if (!store) throw new RangeError(`no facet group ${name}`)
    return store
  }

  put(ordinal: number, values: TourFacts['values']): void {
    for (const store of this.groups) store.put(ordinal, values[store.group] ?? [])
  }

  attach(ordinal: number, kind: Kind): void {
    for (const store of this.groups) store.attach(ordinal, kind)
  }

  detach(ordinal: number, kind: Kind): void {
    for (const store of this.groups) store.detach(ordinal, kind)
  }

  grow(capacity: number): void {
    for (const store of this.groups) store.grow(capacity)
  }
}
