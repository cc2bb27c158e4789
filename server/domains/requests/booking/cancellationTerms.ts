import { z } from 'zod'
import { type CancellationTerms, standardExcursionTerms, standardTourTerms } from '#schema/rules/booking/cancellation.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'

export const termsSelect = {
  type: true,
  cancellationTiers: { orderBy: { daysBefore: 'desc' }, select: { daysBefore: true, keptBp: true } },
} as const satisfies Prisma.TourSelect

type TermsOfTour = Prisma.TourGetPayload<{ select: typeof termsSelect }>

/** The terms an offer has today: its own, else those of the agreement. */
export const termsOf = ({ type, cancellationTiers }: TermsOfTour): CancellationTerms => {
  if (cancellationTiers.length > 0) return cancellationTiers
  return type === 'excursion' ? standardExcursionTerms : standardTourTerms
}

const stored = z.array(z.object({ daysBefore: z.int(), keptBp: z.int() }))

/** Terms as a request froze them. @throws ZodError for a broken row */
export const readStoredTerms = (json: Prisma.JsonValue): CancellationTerms => stored.parse(json)
