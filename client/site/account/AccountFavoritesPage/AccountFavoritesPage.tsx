import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { TourCard } from '../../../features/tour/TourCard/TourCard.tsx'
import { TourGrid } from '../../../features/tour/TourCard/TourGrid.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { heart } from '../../../ui/Icon/people.ts'
import { AccountFrame } from '../../../features/account/AccountFrame/AccountFrame.tsx'
import type { loader } from './AccountFavoritesPage.loader.ts'
import css from './AccountFavoritesPage.module.css'
import { accountFavoritesMessages as messages } from './accountFavorites.messages.ts'
import { useAccountFavoritesPageQuery } from './AccountFavoritesPage.generated.ts'

/** Lists the viewer's favorite tours. */
export function AccountFavoritesPage() {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { viewer } = useAccountFavoritesPageQuery(useLoaderResult<typeof loader>().resultRef).data
  const tours = viewer?.favorites ?? []
  return (
    <AccountFrame heading={formatMessage(messages.heading)}>
      {tours.length === 0 ? (
        <EmptyState
          icon={heart}
          title={formatMessage(messages.emptyTitle)}
          action={
            <Button href={pathOf('destinations')} look="primary">
              {formatMessage(messages.explore)}
            </Button>
          }
        >
          {formatMessage(messages.emptyText)}
        </EmptyState>
      ) : (
        <TourGrid>
          {tours.map((tour) => (
            <li key={tour.id} className={css.item}>
              <TourCard tour={tour} />
              <Form method="post">
                <Button
                  type="submit"
                  name="tourId"
                  value={tour.id}
                  look="quiet"
                  size="s"
                  aria-label={formatMessage(messages.removeTour, { title: tour.title })}
                >
                  {formatMessage(messages.remove)}
                </Button>
              </Form>
            </li>
          ))}
        </TourGrid>
      )}
    </AccountFrame>
  )
}
