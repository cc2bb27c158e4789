import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { CancellationTable } from '../../../../features/tour/CancellationTerms/CancellationTable.tsx'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourCancellation_TourFragment } from './TourCancellation.generated.ts'
import css from './TourCancellation.module.css'

/** Shows the cost of canceling, before anything is requested. */
export function TourCancellation({ tour }: { tour: FragmentType<TourCancellation_TourFragment> }) {
  const { formatMessage } = useIntl()
  const { cancellationSteps } = useFragment<TourCancellation_TourFragment>(tour)
  return (
    <section data-later aria-labelledby="cancellation" className={css.cancellation}>
      <h2 id="cancellation">{formatMessage(messages.cancellation)}</h2>
      <CancellationTable steps={cancellationSteps} />
    </section>
  )
}
