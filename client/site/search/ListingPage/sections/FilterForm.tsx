import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import type { FacetGroup } from '#schema/rules/search/facetGroups.ts'
import { searchToQuery } from '#schema/rules/search/searchQuery.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import type { Choices } from '../facets.ts'
import { type FilterGroup, filterGroups } from '../filterGroups.ts'
import { type FilterField, without } from '../listingFilter.ts'
import { DatesFilter, PlaceFilter, PriceFilter } from '../laterParts.ts'
import { listingMessages as messages } from '../listingPage.messages.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import { chosenIn, FilterSection } from './FilterSection.tsx'
import css from './Filters.module.css'

export interface FilterFormProps {
  /** Form id, to attach controls elsewhere on the page. */
  id?: string
  search: ListingSearch
  choices: Choices
  bounds: { min: number; max: number } | null
  /** Fields that the landing's saved filter sets. */
  settled: ReadonlySet<string>
  isCruises: boolean
}

const fieldsOf = (group: FilterGroup): readonly FilterField[] =>
  group.kind === 'days' ? ['daysMin', 'daysMax', 'oneDayOnly'] : [group.field]

/**
 * All filters as a form: with JavaScript each change navigates immediately, without it the button
 * sends all fields together.
 */
export function FilterForm({ id, search, choices, bounds, settled, isCruises }: FilterFormProps) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { filter } = search

  const shown = filterGroups.filter((group) => {
    if (chosenIn(group, filter).length > 0) return true
    if (group.isForCruises && !isCruises) return false
    if (fieldsOf(group).some((field) => settled.has(field))) return false
    const offered = choices.get(group.field as FacetGroup) ?? []
    return group.kind === 'flag' ? offered.length > 0 : offered.length > 1
  })
  const held = without(filter, [
    'priceMin',
    'priceMax',
    'dateFrom',
    'dateTo',
    ...shown.flatMap(fieldsOf),
    ...(id ? (['sort'] as const) : []),
  ])

  return (
    <form
      id={id}
      method="get"
      action={pathname}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className={css.form}
    >
      {[...searchToQuery(held)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceFilter search={search} bounds={bounds} />
      <DatesFilter search={search} />
      <PlaceFilter search={search} />
      {shown.map((group) => (
        <FilterSection
          key={group.field}
          group={group}
          choices={choices.get(group.field as FacetGroup) ?? []}
          search={search}
        />
      ))}
      <noscript>
        <Button type="submit" look="primary" wide>
          {formatMessage(messages.apply)}
        </Button>
      </noscript>
    </form>
  )
}
