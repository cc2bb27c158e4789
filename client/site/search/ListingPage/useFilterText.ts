import { useIntl } from 'react-intl'
import { type FacetGroup, facetGroups } from '#schema/rules/search/facetGroups.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { useUnits } from '../../../features/tour/Units/useUnits.ts'
import type { Choices } from './facets.ts'
import type { FilterField } from './listingFilter.ts'
import { filterMessages, valueMessages as messages } from './listingPage.messages.ts'
import { useRangeText } from './useRangeText.ts'
import { useValueLabel } from './useValueLabel.ts'

export const isGroup = (field: string): field is FacetGroup =>
  facetGroups.some((group) => group === field)

/** Returns functions for the text of a single value of a filter, and of all values of a field. */
export function useFilterText(choices: Choices, organizer: string | undefined, hasRadius: boolean) {
  const { formatMessage } = useIntl()
  const { formatLength } = useUnits(hasRadius)
  const range = useRangeText()
  const labelOf = useValueLabel()

  const valueText = (field: FacetGroup, value: string): string => {
    const label = choices.get(field)?.find((choice) => choice.value === value)?.label ?? null
    const text = labelOf(field, value, label)
    if (field === 'languages') return formatMessage(messages.guide, { language: text })
    if (field === 'cruisesStartCity') return formatMessage(messages.startIn, { city: text })
    if (field === 'cruisesCabinsCapacity')
      return formatMessage(messages.cabinChip, { count: Number(value) })
    return text
  }

  const daysText = ({ oneDayOnly, daysMin: from, daysMax: to }: SearchFilter): string => {
    if (oneDayOnly) return formatMessage(messages.oneDay)
    if (from === null) return formatMessage(messages.daysTo, { to })
    return labelOf('days', to === from ? String(from) : `${from}-${to ?? ''}`, null)
  }

  const groupText = (field: FilterField, filter: SearchFilter): string => {
    switch (field) {
      case 'text':
        return formatMessage(messages.text, { text: filter.text })
      case 'priceMin':
      case 'priceMax':
        return range.prices(filter.priceMin, filter.priceMax)
      case 'pricePerDayMin':
      case 'pricePerDayMax':
        return formatMessage(messages.perDay, {
          price: range.prices(filter.pricePerDayMin, filter.pricePerDayMax),
        })
      case 'dateFrom':
      case 'dateTo':
        return range.dates(filter.dateFrom, filter.dateTo)
      case 'daysMin':
      case 'daysMax':
      case 'oneDayOnly':
        return daysText(filter)
      case 'maxGroupSize':
        return formatMessage(messages.groupSizeChip, { count: filter.maxGroupSize })
      case 'minAge':
        return formatMessage(messages.ageChip, { age: filter.minAge })
      case 'isAuthorTourSearch':
      case 'onlyReturningCruises':
        return formatMessage(filterMessages[field])
      case 'type':
        return formatMessage(messages.excursions)
      case 'isCruisesSearch':
        return formatMessage(messages.cruises)
      case 'organizer':
        return organizer
          ? formatMessage(messages.organizer, { name: organizer })
          : formatMessage(messages.oneOrganizer)
      case 'showplace':
        return formatMessage(messages.showplace)
      case 'placeName':
      case 'lat':
      case 'lng':
      case 'radius':
        return filter.radius === null
          ? (filter.placeName ?? '')
          : formatMessage(messages.near, {
              radius: formatLength(filter.radius),
              place: filter.placeName ?? formatMessage(messages.here),
            })
      default:
        return isGroup(field)
          ? valueText(field, String(filter[field as keyof SearchFilter]))
          : field
    }
  }

  return { valueText, groupText }
}
