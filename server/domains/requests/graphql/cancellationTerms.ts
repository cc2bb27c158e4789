/** Defines: CancellationStep, Tour.cancellationSteps */
import { type CancellationStep as Step, cancellationSteps } from '#schema/rules/booking/cancellation.ts'
import { builder } from '../../../graphql/builder.ts'
import { Tour } from '../../tours/graphql/Tour.ts'
import { termsOf, termsSelect } from '../cancellationTerms.ts'

export const CancellationStep = builder.objectRef<Step>('CancellationStep').implement({
  description: 'Between which days before the start the organizer keeps which share of the price when the traveler cancels.',
  fields: (t) => ({
    from: t.exposeInt('from', { nullable: true, description: 'The earliest day that belongs to it; null for any time before.' }),
    to: t.exposeInt('to', { description: 'The last day that belongs to it; 0 is the day of the start.' }),
    keptPercent: t.float({ resolve: ({ keptBp }) => keptBp / 100 }),
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
