/** Defines: CancellationStep, Tour.cancellationSteps, Request.cancellationSteps */
import { type CancellationStep as Step, cancellationSteps } from '#schema/rules/booking/cancellation.ts'
import { builder } from '../../../../graphql/builder.ts'
import { Tour } from '../../../tours/graphql/Tour.ts'
import { readStoredTerms, termsOf, termsSelect } from '../cancellationTerms.ts'
import { Request } from '../../graphql/Request.ts'

export const CancellationStep = builder.objectRef<Step>('CancellationStep').implement({
  description: 'Between which days before the start the organizer keeps which share of the price when the traveler cancels.',
  fields: (t) => ({
    from: t.exposeInt('from', { nullable: true, description: 'The earliest day that belongs to it; null for any time before.' }),
    to: t.exposeInt('to', { description: 'The last day that belongs to it; 0 is the day of the start.' }),
    feePercent: t.float({ description: 'Part of the price that is not refunded, in percent.', resolve: ({ keptBp }) => keptBp / 100 }),
  }),
})

builder.prismaObjectFields(Tour, (t) => ({
  cancellationSteps: t.field({
    type: [CancellationStep],
    description: 'What a request for this tour freezes: the earliest days first. Days count as in Berlin.',
    select: termsSelect,
    resolve: (tour) => cancellationSteps(termsOf(tour)),
  }),
}))

builder.prismaObjectFields(Request, (t) => ({
  cancellationSteps: t.field({
    type: [CancellationStep],
    description: 'What was agreed when the request was made: the earliest days first. Days count as in Berlin.',
    select: { cancellationTerms: true },
    resolve: ({ cancellationTerms }) => cancellationSteps(readStoredTerms(cancellationTerms)),
  }),
}))
