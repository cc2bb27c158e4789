import { useIntl } from 'react-intl'
import { type FacetGroup, facetGroups } from '#schema/rules/search/facetGroups.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { useMoneyFormat } from '../../../features/shell/Money/useMoneyFormat.ts'
import { useUnits } from '../../../features/tour/Units/useUnits.ts'
import { currencyExponent } from '#schema/codes/currencies.ts'
import { useSite } from '../../../routing/site.ts'
import type { Choices } from './facets.ts'
import { type FilterField, chosenGroups, without } from './listingFilter.ts'
import { filterMessages, valueMessages as messages } from './listingPage.messages.ts'
import { useValueLabel } from './useValueLabel.ts'

export interface ChoiceChip {
  key: string
  text: string
  /** The filter without it. */
  rest: SearchFilter
}

const isGroup = (field: string): field is FacetGroup => facetGroups.some((group) => group === field)

/** The visitor's choices in words: one a value, and one for a pair of bounds. `organizer` is the name of the chosen one, where known. */
export function useChoiceChips(choices: Choices, organizer: string | undefined, hasRadius: boolean) {
  const { formatMessage, formatDate } = useIntl()
  const { currency } = useSite()
  const formatMoney = useMoneyFormat()
  const { formatLength } = useUnits(hasRadius)
  const labelOf = useValueLabel()
  const money = (units: number) => formatMoney({ amountMinor: units * 10 ** currencyExponent[currency], currency })
  const day = (date: string) => formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

  const bounds = (from: string | null, to: string | null): string => {
    if (from !== null && to !== null) return formatMessage(messages.range, { from, to })
    return from === null ? formatMessage(messages.upTo, { to }) : formatMessage(messages.from, { from })
  }
  const prices = (low: number | null, high: number | null) => bounds(low === null ? null : money(low), high === null ? null : money(high))

  const valueText = (field: FacetGroup, value: string): string => {
    const label = choices.get(field)?.find((choice) => choice.value === value)?.label ?? null
    const text = labelOf(field, value, label)
    if (field === 'languages') return formatMessage(messages.guide, { language: text })
    if (field === 'cruisesStartCity') return formatMessage(messages.startIn, { city: text })
    if (field === 'cruisesCabinsCapacity') return formatMessage(messages.cabinChip, { count: Number(value) })
    return text
  }

  const groupText = (field: FilterField, filter: SearchFilter): string => {
    switch (field) {
      case 'text':
        return formatMessage(messages.text, { text: filter.text })
      case 'priceMin':
      case 'priceMax':
        return prices(filter.priceMin, filter.priceMax)
      case 'pricePerDayMin':
      case 'pricePerDayMax':
        return formatMessage(messages.perDay, { price: prices(filter.pricePerDayMin, filter.pricePerDayMax) })
      case 'dateFrom':
      case 'dateTo': {
        const [from, to] = [filter.dateFrom && day(filter.dateFrom), filter.dateTo && day(filter.dateTo)]
        if (from && to) return `${from} – ${to}`
        return from ? formatMessage(messages.startAfter, { date: from }) : formatMessage(messages.backBefore, { date: to })
      }
      case 'daysMin':
      case 'daysMax':
      case 'oneDayOnly': {
        if (filter.oneDayOnly) return formatMessage(messages.oneDay)
        const { daysMin: from, daysMax: to } = filter
        if (from === null) return formatMessage(messages.daysTo, { to })
        return labelOf('days', to === from ? String(from) : `${from}-${to ?? ''}`, null)
      }
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
        return organizer ? formatMessage(messages.organizer, { name: organizer }) : formatMessage(messages.oneOrganizer)
      case 'showplace':
        return formatMessage(messages.showplace)
      case 'placeName':
      case 'lat':
      case 'lng':
      case 'radius':
        return filter.radius === null
          ? (filter.placeName ?? '')
          : formatMessage(messages.near, { radius: formatLength(filter.radius), place: filter.placeName ?? formatMessage(messages.here) })
      default:
        return isGroup(field) ? valueText(field, String(filter[field as keyof SearchFilter])) : field
    }
  }

  const chipsOf = (fields: readonly FilterField[], filter: SearchFilter): ChoiceChip[] => {
    const [field] = fields
    if (!field) return []
    const value = filter[field]
    if (!Array.isArray(value)) return [{ key: field, text: groupText(firstSet(fields, filter), filter), rest: without(filter, fields) }]
    return value.map((item: string | number) => ({
      key: `${field}-${item}`,
      text: isGroup(field) ? valueText(field, String(item)) : String(item),
      rest: { ...filter, page: 1, [field]: value.filter((other) => other !== item) },
    }))
  }

  return {
    chips: (filter: SearchFilter): ChoiceChip[] => chosenGroups(filter).flatMap((fields) => chipsOf(fields, filter)),
    /** One text for all that a group of fields asks. */
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
