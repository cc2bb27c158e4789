import { useIntl } from 'react-intl'
import { useFragment } from '../../../data/useFragment.ts'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { tourPath } from '../../tours/TourPage/TourPage.urls.ts'
import type { action, loader } from './OrderPage.loader.ts'
import css from './OrderPage.module.css'
import { orderPageMessages as messages } from './orderPage.messages.ts'
import type { OrderForm_DateFragment } from './sections/OrderForm.generated.ts'
import { offeredDates } from './offer.ts'
import { laterParts, OrderForm } from './sections/OrderForm.tsx'
import { useOrderPageQuery } from './OrderPage.generated.ts'

const OfferBanner = hydrateOnInteraction(
  async () => (await import('./OrderPage.later.tsx')).OfferBanner,
)
const NoDates = hydrateOnInteraction(async () => (await import('./OrderPage.later.tsx')).NoDates)

/** The form to request seats on a date, with name, e-mail address and phone number. */
export function OrderPage() {
  const { formatMessage } = useIntl()
  const { locale, visitor } = useSite()
  const pathOf = usePagePath()
  const loaded = useLoaderResult<typeof loader>()
  const refused = useActionResult<typeof action>()
  const { tour } = useOrderPageQuery(loaded.resultRef).data
  const { offer } = loaded
  const all = useFragment<OrderForm_DateFragment>(tour?.dates ?? [])
  const dates = offer && tour ? offeredDates(all, offer, tour.minAge) : all
  if (!tour) return null // the loader already returned 404
  const tourHref = tourPath(locale, tour)

  return (
    <Container className={css.page}>
      <title>{formatMessage(messages.title, { title: tour.title })}</title>
      <Breadcrumbs
        label={formatMessage(messages.breadcrumbs)}
        items={[
          { text: formatMessage(messages.home), url: pathOf('home') },
          { text: tour.title, url: tourHref },
          { text: formatMessage(messages.heading) },
        ]}
      />
      <header className={css.head}>
        <h1>{formatMessage(messages.heading)}</h1>
        <p>
          {formatMessage(visitor ? messages.leadKnown : messages.lead, {
            organizer: tour.organizer.name,
          })}
        </p>
      </header>
      {offer && <OfferBanner offer={offer} />}
      {dates.some(({ isBusy }) => !isBusy) ? (
        <OrderForm key={tour.id} tour={tour} dates={dates} asked={loaded} refused={refused} />
      ) : (
        <NoDates tourHref={tourHref} />
      )}
    </Container>
  )
}

OrderPage.later = [NoDates, OfferBanner, ...laterParts]
