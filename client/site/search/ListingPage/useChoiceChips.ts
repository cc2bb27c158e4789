import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import type { Choices } from './facets.ts'
import { chosenGroups, type FilterField, without } from './listingFilter.ts'
import { isGroup, useFilterText } from './useFilterText.ts'

export interface ChoiceChip {
  key: string
  text: string
  /** The filter without this choice. */
  rest: SearchFilter
}

/**
 * Returns functions for the texts of the visitor's choices: one per value, and one for a pair of
 * bounds.
 * @param organizer name of the chosen organizer, if known
 */
export function useChoiceChips(
  choices: Choices,
  organizer: string | undefined,
  hasRadius: boolean,
) {
  const { valueText, groupText } = useFilterText(choices, organizer, hasRadius)

  const chipsOf = (fields: readonly FilterField[], filter: SearchFilter): ChoiceChip[] => {
    const [field] = fields
    if (!field) return []
    const value = filter[field]
    if (!Array.isArray(value))
      return [
        {
          key: field,
          text: groupText(firstSet(fields, filter), filter),
          rest: without(filter, fields),
        },
      ]
    return value.map((item: string | number) => ({
      key: `${field}-${item}`,
      text: isGroup(field) ? valueText(field, String(item)) : String(item),
      rest: { ...filter, page: 1, [field]: value.filter((other) => other !== item) },
    }))
  }

  return {
    chips: (filter: SearchFilter): ChoiceChip[] =>
      chosenGroups(filter).flatMap((fields) => chipsOf(fields, filter)),
    /** Returns one text for all choices in a group of fields. */
    textOf: (fields: readonly FilterField[], filter: SearchFilter): string =>
      chipsOf(fields, filter)
        .map(({ text }) => text)
        .join(', '),
  }
}

const firstSet = (fields: readonly FilterField[], filter: SearchFilter): FilterField => {
  const [first] = fields
  const set = fields.find((field) => filter[field] !== null && filter[field] !== false)
  return set ?? first ?? 'text'
}
