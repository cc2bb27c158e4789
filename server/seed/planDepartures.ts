import { createHash } from 'node:crypto'
import type { TourContent } from './schemas/tours.schema.ts'

export interface PlannedDeparture {
  /** Start date as yyyy-MM-dd, local to the tour. */
  start: string
  end: string
  discountPercent: number
  notGuaranteed: boolean
  /** Share of seats already sold, 0 to 1. */
  soldShare: number
}

const dayMs = 86_400_000
/**
 * A Monday from which weeks are counted, so that "every second week" means the same weeks on any
 * day of loading.
 */
const firstMonday = Date.UTC(2024, 0, 1)
const horizonDays = { tour: 480, excursion: 100 }
/**
 * Minimum number of departures, even beyond the horizon: a summer excursion must be bookable in
 * winter.
 */
const fewestDepartures = 12
const maxDepartures = 70

/**
 * Returns the departures of a demo tour as of a day: the coming season's, or last year's for a tour
 * whose dates have passed. The same tour and date always get the same discount; sales also depend
 * on how near the date is.
 */
export const planDepartures = (tour: TourContent, today: string): PlannedDeparture[] => {
  const { departures } = tour
  const everyWeeks = departures.kind === 'season' ? departures.everyWeeks : 2
  const from = Date.parse(today) + (departures.kind === 'season' ? 3 : -420) * dayMs
  const until = Date.parse(today) + (departures.kind === 'season' ? horizonDays.tour : -30) * dayMs
  const inSight =
    departures.kind === 'season' ? Date.parse(today) + horizonDays[tour.type] * dayMs : until
  const planned: PlannedDeparture[] = []
  for (let at = from; at <= until && planned.length < maxDepartures; at += dayMs) {
    if (at > inSight && planned.length >= fewestDepartures) break
    const weekday = ((Math.floor((at - firstMonday) / dayMs) % 7) + 7) % 7
    const week = Math.floor((at - firstMonday) / (7 * dayMs))
    if (
      !departures.weekdays.includes(weekday + 1) ||
      week % everyWeeks !== 0 ||
      !departures.months.includes(new Date(at).getUTCMonth() + 1)
    )
      continue
    planned.push(departureOn(tour, at, (at - Date.parse(today)) / dayMs))
  }
  return planned
}

const departureOn = (tour: TourContent, at: number, daysAhead: number): PlannedDeparture => {
  const start = new Date(at).toISOString().slice(0, 10)
  const [luck, fill, chance] = createHash('sha256').update(`${tour.code} ${start}`).digest()
  const isNear = daysAhead < 60
  return {
    start,
    end: new Date(at + (tour.days - 1) * dayMs).toISOString().slice(0, 10),
    discountPercent:
      tour.price.discountPercent && (luck ?? 0) < 100 ? tour.price.discountPercent : 0,
    notGuaranteed: (chance ?? 0) < 45 && !isNear,
    soldShare:
      (luck ?? 0) > 232 ? 1 : ((fill ?? 0) / 255) * (isNear ? 0.95 : daysAhead < 180 ? 0.7 : 0.3),
  }
}
