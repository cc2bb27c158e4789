import { type FacetGroup, facetGroups } from '#schema/rules/search/facetGroups.ts'

/** A facet group with counts from the API. */
export interface CountedGroup {
  group: string
  values: readonly { value: string; label: string | null; count: number }[]
}

/** A selectable value, with the number of tours it would find. */
export interface Choice {
  value: string
  /** Null for a value from a fixed list, which the client translates. */
  label: string | null
  count: number
}

export type Choices = ReadonlyMap<FacetGroup, readonly Choice[]>

const plain = (word: string): string => word.replaceAll('_', '').toLowerCase()
const byName = new Map(facetGroups.map((group) => [plain(group), group]))

/**
 * Returns the choices of each group: values and order of the landing without choices, with current
 * counts. A value without tours stays in place with a zero: nothing moves under the pointer.
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
