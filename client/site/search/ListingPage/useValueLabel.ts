import { useIntl } from 'react-intl'
import type { FacetGroup } from '#schema/rules/search/facetGroups.ts'
import { difficultyTerm, termOf } from '../../../features/tour/TourTerms/tourTerms.ts'
import { daysBounds } from '../../../features/tour/SearchForm/readSearchForm.ts'
import { valueMessages as messages } from './listingPage.messages.ts'

/**
 * Returns a function for the name of a value within its group; `label` is the API's name of an id.
 */
export function useValueLabel(): (
  group: FacetGroup,
  value: string,
  label: string | null,
) => string {
  const { formatMessage, formatDisplayName } = useIntl()
  const days = (value: string): string => {
    const bounds = daysBounds(value)
    if (!bounds) return value
    const { daysMin: from, daysMax: to } = bounds
    if (to === null) return formatMessage(messages.daysFrom, { from })
    return from === to
      ? formatMessage(messages.daysExact, { days: to })
      : formatMessage(messages.daysRange, { from, to })
  }
  return (group, value, label) => {
    if (label !== null) return label
    switch (group) {
      case 'difficulty':
        return formatMessage(difficultyTerm(Number(value)))
      case 'days':
        return days(value)
      case 'maxGroupSize':
        return formatMessage(messages.groupSize, { count: Number(value) })
      case 'minAge':
        return formatMessage(messages.age, { age: Number(value) })
      case 'cruisesCabinsCapacity':
        return formatMessage(messages.cabin, { count: Number(value) })
      case 'languages': {
        const name = formatDisplayName(value, { type: 'language' }) ?? value
        return name.charAt(0).toLocaleUpperCase() + name.slice(1)
      }
      default: {
        const term = termOf(value)
        return term ? formatMessage(term) : formatMessage(messages.unknown)
      }
    }
  }
}
