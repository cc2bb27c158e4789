export const tripPhases = ['ahead', 'under_way', 'over'] as const
export type TripPhase = (typeof tripPhases)[number]

interface TripDays {
  /** Local days of the tour, yyyy-MM-dd. */
  start: string
  end: string
  /** Local time HH:mm of an excursion. */
  startTime: string | null
}

/**
 * Where a trip stands at a local moment of its zone, yyyy-MM-ddTHH:mm. Without a time of its own it begins with its first day;
 * its last day belongs to it.
 */
export const tripPhase = ({ start, end, startTime }: TripDays, localNow: string): TripPhase => {
  if (localNow.slice(0, 10) > end) return 'over'
  return localNow < `${start}T${startTime ?? '00:00'}` ? 'ahead' : 'under_way'
}
