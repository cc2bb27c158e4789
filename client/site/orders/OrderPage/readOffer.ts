import { redirect } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readUuid } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Site } from '../../../routing/site.ts'
import type { OrderOffer } from './offer.ts'
import { OrderOfferDocument } from './OrderOffer.generated.ts'

/** Returns the UUID of the individual tour in the form's address; null for none. */
export const offerIn = (query: URLSearchParams): string | null =>
  query.has('offer') ? readUuid(query.get('offer') ?? '') : null

/**
 * Loads the offer in the form's address. Redirects to the offer's own page if it can't be booked
 * any more; 404 for an unknown one.
 */
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
