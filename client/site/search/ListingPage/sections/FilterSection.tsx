import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FacetGroup } from '#schema/rules/search/facetGroups.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { daysBounds } from '../../../../features/tour/SearchForm/readSearchForm.ts'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { Checkbox } from '../../../../ui/Field/Checkbox.tsx'
import type { Choice } from '../facets.ts'
import type { FilterGroup } from '../filterGroups.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import { useValueLabel } from '../useValueLabel.ts'
import { ChoiceList } from './ChoiceList.tsx'
import css from './Filters.module.css'
import { StepChoice } from './StepChoice.tsx'

interface FilterSectionProps {
  group: FilterGroup
  choices: readonly Choice[]
  search: ListingSearch
}

/** Returns the filter's trip length as the value of a choice; empty for any. */
const daysValue = ({ daysMin: from, daysMax: to, oneDayOnly }: SearchFilter): string => {
  if (oneDayOnly) return '1'
  if (from === null && to === null) return ''
  return from === to ? String(from) : `${from ?? 1}-${to ?? ''}`
}

/** Returns the chosen values of a group as text. */
export function chosenIn(group: FilterGroup, filter: SearchFilter): readonly string[] {
  switch (group.kind) {
    case 'list':
      return filter[group.field].map(String)
    case 'flag':
      return filter[group.field] ? ['1'] : []
    case 'days':
      return daysValue(filter) ? [daysValue(filter)] : []
    case 'step': {
      const value = filter[group.field]
      return value === null || value === 0 || value === 'any' ? [] : [String(value)]
    }
  }
}

/** One filter group, collapsed unless it opens by default or has a choice. */
export function FilterSection({ group, choices, search }: FilterSectionProps) {
  const { formatMessage } = useIntl()
  const labelOf = useValueLabel()
  const { filter, apply } = search
  const chosen = chosenIn(group, filter)
  const [startsOpen] = useState(group.isOpen || chosen.length > 0)
  const title = formatMessage(group.title)
  const textOf = ({ value, label }: Choice) => labelOf(group.field as FacetGroup, value, label)

  if (group.kind === 'flag')
    return (
      <div className={css.flag}>
        <Checkbox
          name={group.field}
          value="1"
          label={title}
          count={choices[0]?.count ?? 0}
          checked={chosen.length > 0}
          disabled={!choices[0]?.count && chosen.length === 0}
          onChange={({ target }) => apply({ [group.field]: target.checked })}
        />
      </div>
    )

  const [only = ''] = chosen
  // add a value that the address contains but no step offers
  const steps =
    !only || group.kind === 'list' || choices.some(({ value }) => value === only)
      ? choices
      : [...choices, { value: only, label: null, count: 0 }]

  return (
    <Disclosure look="line" summary={title} open={startsOpen} className={css.section}>
      {group.kind === 'list' ? (
        <ChoiceList
          name={group.field}
          choices={choices}
          chosen={chosen}
          textOf={textOf}
          onToggle={(value) =>
            apply({
              [group.field]: chosen.includes(value)
                ? chosen.filter((other) => other !== value)
                : [...chosen, value],
            })
          }
        />
      ) : (
        <StepChoice
          name={group.field}
          legend={title}
          choices={steps}
          chosen={only}
          textOf={textOf}
          onChoose={(value) =>
            apply(
              group.kind === 'days'
                ? { daysMin: null, daysMax: null, oneDayOnly: false, ...daysBounds(value) }
                : { [group.field]: value || null },
            )
          }
        />
      )}
    </Disclosure>
  )
}
