import type { RequestActor, RequestStatusName } from './requestStatuses.ts'

/**
 * A tier of the terms: from this many days before the start, the organizer may keep this share of
 * the total price (basis points).
 */
export interface CancellationTier {
  daysBefore: number
  keptBp: number
}

/** Tiers in any order. Earlier than the earliest tier, nothing is kept. */
export type CancellationTerms = readonly CancellationTier[]

/**
 * Default terms of tours (agreement 5.2): nothing more than 45 days before, then 20, 40, 70 and, in
 * the last two days, 90 percent.
 */
export const standardTourTerms: CancellationTerms = [
  { daysBefore: 45, keptBp: 2000 },
  { daysBefore: 30, keptBp: 4000 },
  { daysBefore: 14, keptBp: 7000 },
  { daysBefore: 2, keptBp: 9000 },
]

/** Default terms of excursions (agreement 5.2): free until 48 hours before the start. */
export const standardExcursionTerms: CancellationTerms = [{ daysBefore: 1, keptBp: 9000 }]

export interface CancelQuoteInput {
  terms: CancellationTerms
  status: RequestStatusName
  by: RequestActor
  /** All amounts are in minor units of the request's currency. */
  totalMinor: number
  /** Received payments less refunds. */
  paidMinor: number
  /** First local day of the trip, yyyy-MM-dd. */
  start: string
  /**
   * Today in the operator's time zone, where cancellations are received (agreement 5.1),
   * yyyy-MM-dd.
   */
  today: string
}

export interface CancelQuote {
  /** Amount refunded to the traveler. */
  refundMinor: number
  /**
   * Amount kept by the organizer: at most what was paid, since nothing is charged after a
   * cancellation.
   */
  keptMinor: number
  /**
   * Share of the price that the terms set for today; 0 unless the traveler cancels a confirmed
   * request.
   */
  keptBp: number
}

const dayMs = 86_400_000

/** Returns the whole days between two local days. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/**
 * Returns the share of the price, in basis points, that the organizer may keep at this many days
 * before the start.
 */
export const keptShare = (terms: CancellationTerms, daysBefore: number): number => {
  // the strictest tier in force
  let share = 0
  for (const tier of terms)
    if (daysBefore <= tier.daysBefore && tier.keptBp > share) share = tier.keptBp
  return share
}

/**
 * Returns the refund if a request is canceled today. Everything is refunded before the organizer
 * has confirmed, and whenever anyone but the traveler cancels (agreement 5 and 6).
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
  /** Days before the start, both ends inclusive; `from` is null for "any time before". */
  from: number | null
  to: number
  keptBp: number
}

/**
 * Returns the terms as a table for display, earliest days first; adjacent steps with the same share
 * are merged.
 */
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

/**
 * A step with the days of one departure, yyyy-MM-dd, both inclusive; `first` is null for "any day
 * before".
 */
export type CancellationPeriod<Step> = Step & { first: string | null; last: string }

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)

/**
 * Returns the terms of a departure that starts on `start` as calendar days, without periods that
 * ended before `today`.
 */
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
