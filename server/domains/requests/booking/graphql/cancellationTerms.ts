/** Defines: CancellationStep, Tour.cancellationSteps, Request.cancellationSteps */
import {
  type CancellationStep as Step,
  cancellationSteps,
} from '#schema/rules/booking/cancellation.ts'
import { builder } from '../../../../graphql/builder.ts'
import { Tour } from '../../../tours/graphql/Tour.ts'
import { readStoredTerms, termsOf, termsSelect } from '../cancellationTerms.ts'
import { Request } from '../../graphql/Request.ts'

export const CancellationStep = builder.objectRef<Step>('CancellationStep').implement({
  description: 'Cancellation fee for a range of days before the start, when the traveler cancels.',
  fields: (t) => ({
    from: t.exposeInt('from', {
      nullable: true,
      description: 'First day of the range, in days before the start; null without a limit.',
    }),
    to: t.exposeInt('to', {
      description: 'Last day of the range, in days before the start; 0 is the day of the start.',
    }),
    feePercent: t.float({
      description: 'Part of the price that is not refunded, in percent.',
      resolve: ({ keptBp }) => keptBp / 100,
    }),
  }),
})

builder.prismaObjectFields(Tour, (t) => ({
  cancellationSteps: t.field({
    type: [CancellationStep],
    description:
      'Cancellation terms of new requests, earliest days first. Days are counted in Berlin time.',
    select: termsSelect,
    resolve: (tour) => cancellationSteps(termsOf(tour)),
  }),
}))

builder.prismaObjectFields(Request, (t) => ({
  cancellationSteps: t.field({
    type: [CancellationStep],
    description:
      'Cancellation terms agreed with the request, earliest days first. Days are counted in Berlin time.',
    select: { cancellationTerms: true },
    resolve: ({ cancellationTerms }) => cancellationSteps(readStoredTerms(cancellationTerms)),
  }),
}))
