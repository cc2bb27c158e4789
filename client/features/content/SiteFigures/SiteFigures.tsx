import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { Figures } from '../TextPage/Figures.tsx'
import type { SiteFigures_QueryFragment } from './SiteFigures.generated.ts'
import { siteFiguresMessages as messages } from './siteFigures.messages.ts'

const shown = ['tours', 'excursions', 'organizers', 'regions', 'reviews'] as const

/** Shows the site's current numbers: counted, not estimated. */
export function SiteFigures({ query }: { query: FragmentType<SiteFigures_QueryFragment> }) {
  const { formatMessage } = useIntl()
  const { tours, excursions, everyOrganizer, reviews } =
    useFragment<SiteFigures_QueryFragment>(query)
  const regions = tours.facets.find(({ group }) => group === 'REGIONS')?.values ?? []
  const numbers: Record<(typeof shown)[number], number> = {
    tours: tours.totalCount,
    excursions: excursions.totalCount,
    organizers: everyOrganizer.totalCount,
    regions: regions.filter(({ count }) => count > 0).length,
    reviews: reviews.totalCount,
  }
  return (
    <Figures
      label={formatMessage(messages.label)}
      figures={shown.map((name) => ({
        name: formatMessage(messages[name], { count: numbers[name] }),
        value: numbers[name],
      }))}
    />
  )
}
