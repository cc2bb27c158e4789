export const tripPhases = ['ahead', 'under_way', 'over'] as const
export type TripPhase = (typeof tripPhases)[number]

interface TripDays {
  /** Local days of the tour, yyyy-MM-dd. */
  start: string
  end: string
  /** Local start time HH:mm of an excursion. */
  startTime: string | null
}

/**
 * Returns the phase of a trip at a local time yyyy-MM-ddTHH:mm in its zone. Without a start time it
 * starts with its first day; its last day is part of it.
 */
export const tripPhase = ({ start, end, startTime }: TripDays, localNow: string): TripPhase => {
  if (localNow.slice(0, 10) > end) return 'over'
  return localNow < `${start}T${startTime ?? '00:00'}` ? 'ahead' : 'under_way'
}
