import type { IndividualTourPageQuery } from './IndividualTourPage.generated.ts'

/** The request as the itinerary page loads it. */
export type OfferRequest = NonNullable<IndividualTourPageQuery['request']>

/** An offer to one customer. */
export type Offer = NonNullable<IndividualTourPageQuery['individualTour']>

/** A tour on a departure, independent of its travelers. */
export interface Trip {
  tour: Pick<OfferRequest['tour'], keyof OfferRequest['tour'] & keyof Offer['tour']>
  date: OfferRequest['date']
  organizer: { name: string }
}
