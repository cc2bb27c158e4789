import type { TravelerPageQuery } from './TravelerPage.generated.ts'

/** A seat whose link is valid. */
export type Seat = Extract<TravelerPageQuery['travelerSeat'], { __typename: 'TravelerSeat' }>
