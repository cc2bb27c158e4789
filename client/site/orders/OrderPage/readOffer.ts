import { redirect } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readUuid } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Site } from '../../../routing/site.ts'
import type { OrderOffer } from './offer.ts'
import { OrderOfferDocument } from './OrderOffer.generated.ts'

/** The individual tour that an address of the form names. */
export const offerIn = (query: URLSearchParams): string | null =>
  query.has('offer') ? readUuid(query.get('offer') ?? '') : null

/** What was offered to this customer on the tour; its own page says why it can't be booked. 404 for a link that names none. */
export async function readOffer(
  { source, locale }: Site,
  query: URLSearchParams,
  tourId: number,
): Promise<OrderOffer | null> {
  if (!query.has('offer')) return null
  const uuid = offerIn(query)
  const offer = uuid && (await source.query(OrderOfferDocument, { uuid })).data.individualTour
  if (!offer || offer.tour.id !== tourId) throw pageFailure('NOT_FOUND')
  if (offer.state !== 'OPEN')
    throw redirect(pagePath('individualTour', locale, { uuid: offer.uuid }), 303)
  return offer
}
