import type { TravelerPageQuery } from './TravelerPage.generated.ts'

/** A seat whose link works. */
export type Seat = Extract<TravelerPageQuery['travelerSeat'], { __typename: 'TravelerSeat' }>
