import type { IndividualTourPageQuery } from './IndividualTourPage.generated.ts'

/** The request as its itinerary reads it. */
export type OfferRequest = NonNullable<IndividualTourPageQuery['request']>
