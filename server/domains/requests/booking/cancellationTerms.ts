import { z } from 'zod'
import {
  type CancellationTerms,
  standardExcursionTerms,
  standardTourTerms,
} from '#schema/rules/booking/cancellation.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'

export const termsSelect = {
  type: true,
  cancellationTiers: {
    orderBy: { daysBefore: 'desc' },
    select: { daysBefore: true, keptBp: true },
  },
} as const satisfies Prisma.TourSelect

type TermsOfTour = Prisma.TourGetPayload<{ select: typeof termsSelect }>

/** Returns the current terms of an offer: its own, else the agreement's. */
export const termsOf = ({ type, cancellationTiers }: TermsOfTour): CancellationTerms => {
  if (cancellationTiers.length > 0) return cancellationTiers
  return type === 'excursion' ? standardExcursionTerms : standardTourTerms
}

const stored = z.array(z.object({ daysBefore: z.int(), keptBp: z.int() }))

/** Parses the terms that a request has frozen. @throws ZodError for a broken row */
export const readStoredTerms = (json: Prisma.JsonValue): CancellationTerms => stored.parse(json)
