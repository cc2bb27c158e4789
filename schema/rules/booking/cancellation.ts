import type { RequestActor, RequestStatusName } from './requestStatuses.ts'

/** From this many days before the start on, the organizer may keep this share of the total price (basis points). */
export interface CancellationTier {
  daysBefore: number
  keptBp: number
}

/** Tiers in any order; more days before the start than any tier names, nothing is kept. */
export type CancellationTerms = readonly CancellationTier[]

/** Of offers that state none (agreement 5.2): more than 45 days nothing, then 20, 40, 70 and, in the last two days, 90 per cent. */
export const standardTourTerms: CancellationTerms = [
  { daysBefore: 45, keptBp: 2000 },
  { daysBefore: 30, keptBp: 4000 },
  { daysBefore: 14, keptBp: 7000 },
  { daysBefore: 2, keptBp: 9000 },
]

/** Of excursions that state none (agreement 5.2): free until 48 hours before they begin. */
export const standardExcursionTerms: CancellationTerms = [{ daysBefore: 1, keptBp: 9000 }]

export interface CancelQuoteInput {
  terms: CancellationTerms
  status: RequestStatusName
  by: RequestActor
  /** Minor units of the request's currency throughout. */
  totalMinor: number
  /** What has arrived, refunds taken off. */
  paidMinor: number
  /** First local day of the trip, yyyy-MM-dd. */
  start: string
  /** Today where cancellations are received (the operator's zone, agreement 5.1), yyyy-MM-dd. */
  today: string
}

export interface CancelQuote {
  /** Comes back. */
  refundMinor: number
  /** Stays with the organizer: never more than was paid, since nothing is asked after a cancellation. */
  keptMinor: number
  /** The share of the price that the terms name for today; 0 where the traveler is not the one who cancels. */
  keptBp: number
}

const dayMs = 86_400_000

/** Whole days from one local day to another. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** Share of the price that the terms let the organizer keep so many days before the start, basis points. */
export const keptShare = (terms: CancellationTerms, daysBefore: number): number => {
  // the strictest tier that has begun
  let share = 0
  for (const tier of terms)
    if (daysBefore <= tier.daysBefore && tier.keptBp > share) share = tier.keptBp
  return share
}

/**
 * What comes back when a request is cancelled today. Before the organizer has confirmed, and whenever it is not the traveler
 * who cancels, everything does (agreement 5 and 6).
 */
export const cancellationQuote = ({
  terms,
  status,
  by,
  totalMinor,
  paidMinor,
  start,
  today,
}: CancelQuoteInput): CancelQuote => {
  const isFree = by !== 'tourist' || status === 'pending_confirm'
  const keptBp = isFree ? 0 : keptShare(terms, daysBetween(today, start))
  const keptMinor = Math.min(paidMinor, Math.floor((totalMinor * keptBp + 5_000) / 10_000))
  return { refundMinor: paidMinor - keptMinor, keptMinor, keptBp }
}

export interface CancellationStep {
  /** Days before the start, both ends included; `from` is null for "any time before". */
  from: number | null
  to: number
  keptBp: number
}

/** Terms as a table for people, the earliest days first; steps of equal shares are one. */
export const cancellationSteps = (terms: CancellationTerms): CancellationStep[] => {
  const bounds = [...new Set(terms.map(({ daysBefore }) => daysBefore))].toSorted((a, b) => b - a)
  const steps: CancellationStep[] = [{ from: null, to: (bounds[0] ?? -1) + 1, keptBp: 0 }]
  bounds.forEach((from, position) => {
    const to = (bounds[position + 1] ?? -1) + 1
    const keptBp = keptShare(terms, from)
    const last = steps.at(-1)
    if (last?.keptBp === keptBp) last.to = to
    else steps.push({ from, to, keptBp })
  })
  return steps
}

/** A step with the days of one departure, yyyy-MM-dd, both included; `first` is null for "any day before". */
export type CancellationPeriod<Step> = Step & { first: string | null; last: string }

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

/** The terms of a departure that begins on `start`, by the calendar: what is over by `today` is left out. */
export const cancellationPeriods = <Step extends Pick<CancellationStep, 'from' | 'to'>>(
  steps: readonly Step[],
  { start, today }: { start: string; today: string },
): CancellationPeriod<Step>[] =>
  steps
    .map((step) => ({
      ...step,
      first: step.from === null ? null : dayBefore(start, step.from),
      last: dayBefore(start, step.to),
    }))
    .filter(({ last }) => last >= today)
