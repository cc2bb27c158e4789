import { RecentTours } from '../../../features/tour/RecentTours/RecentTours.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import css from './HomePage.later.module.css'

export { OrganizerPromise } from './sections/OrganizerPromise.tsx'

/** Where one left off. */
export function RecentRow() {
  return (
    <Container>
      <RecentTours className={css.recent} />
    </Container>
  )
}
