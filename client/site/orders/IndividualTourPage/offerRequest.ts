import type { IndividualTourPageQuery } from './IndividualTourPage.generated.ts'

/** The request as its itinerary reads it. */
export type OfferRequest = NonNullable<IndividualTourPageQuery['request']>

/** What was offered to one customer. */
export type Offer = NonNullable<IndividualTourPageQuery['individualTour']>

/** A tour on a departure, whoever travels. */
export interface Trip {
  tour: Pick<OfferRequest['tour'], keyof OfferRequest['tour'] & keyof Offer['tour']>
  date: OfferRequest['date']
  organizer: { name: string }
}
