import { type FacetGroup, facetGroups } from '#schema/rules/search/facetGroups.ts'

/** A group as the API counts it. */
export interface CountedGroup {
  group: string
  values: readonly { value: string; label: string | null; count: number }[]
}

/** A value that can be chosen, with how many tours it would leave. */
export interface Choice {
  value: string
  /** Null for a word of a closed list, which is named in the visitor's language by us. */
  label: string | null
  count: number
}

export type Choices = ReadonlyMap<FacetGroup, readonly Choice[]>

const plain = (word: string): string => word.replaceAll('_', '').toLowerCase()
const byName = new Map(facetGroups.map((group) => [plain(group), group]))

/**
 * What each group offers: the values and the order of the landing before anything was chosen, the counts of now. So a value
 * whose tours are gone stays in its place with a zero, and nothing jumps under the pointer.
 */
export function choicesOf(now: readonly CountedGroup[], base: readonly CountedGroup[]): Choices {
  const choices = new Map<FacetGroup, Choice[]>()
  const counts = new Map(
    now.map(({ group, values }) => [group, new Map(values.map((value) => [value.value, value]))]),
  )
  for (const { group, values } of base) {
    const name = byName.get(plain(group))
    if (!name) continue
    const current = counts.get(group)
    const known = new Set(values.map(({ value }) => value))
    const late = [...(current?.values() ?? [])].filter(({ value }) => !known.has(value))
    choices.set(name, [
      ...values.map(({ value, label }) => ({
        value,
        label,
        count: current?.get(value)?.count ?? 0,
      })),
      ...late,
    ])
  }
  return choices
}
