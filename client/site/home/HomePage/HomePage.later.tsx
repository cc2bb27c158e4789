import { RecentTours } from '../../../features/tour/RecentTours/RecentTours.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import css from './HomePage.later.module.css'

export { OrganizerPromise } from './sections/OrganizerPromise.tsx'

/** Shows the tours that the visitor has viewed recently. */
export function RecentRow() {
  return (
    <Container>
      <RecentTours className={css.recent} />
    </Container>
  )
}
