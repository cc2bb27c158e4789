/** Defines: RequestNextStep, Request.nextStep, .namedTravelers */
import { nextStep, nextSteps } from '#schema/rules/booking/nextStep.ts'
import { requestDues } from '#schema/rules/booking/requestDues.ts'
import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { localDateIn } from '../../../core/clock.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { paidMinorOf, paymentsSelect } from '../../payments/reads/paidMoney.ts'
import { dayOf, phaseOf } from '../../departures/reads/tripTimes.ts'
import { Request } from './Request.ts'

const NextStep = literalEnum(
  'RequestNextStep',
  nextSteps,
  'Next step of a request for its traveler.',
  {
    wait: 'Nothing yet: the organizer decides first.',
    pay_first: 'Pay the prepayment.',
    pay_rest: 'Pay the balance.',
    name_travelers: 'Enter the travelers.',
    get_voucher: 'Download the voucher.',
    travel: 'Nothing: the trip is under way or about to start.',
    write_review: 'Review the trip.',
    nothing: 'Nothing more.',
  },
)

builder.prismaObjectFields(Request, (t) => ({
  namedTravelers: t.int({
    description: 'Number of seats with a named traveler.',
    select: { _count: { select: { tourists: true } } },
    resolve: ({ _count }) => _count.tourists,
  }),
  nextStep: t.field({
    description: 'Next step for its traveler.',
    type: NextStep,
    select: {
      status: true,
      totalMinor: true,
      prepaymentMinor: true,
      payments: paymentsSelect,
      items: { select: { adults: true, children: true } },
      _count: { select: { tourists: true } },
      review: { select: { id: true } },
      tour: { select: { timeZone: true } },
      tourDate: {
        select: { startDate: true, endDate: true, startTime: true, fullPaymentDays: true },
      },
    },
    resolve: (request, _args, { app }) => {
      const now = app.clock.now()
      const status = requestStatusName(request.status)
      const today = localDateIn(now, request.tour.timeZone)
      return nextStep({
        status,
        phase: phaseOf(request, now),
        dues: requestDues({
          status,
          totalMinor: request.totalMinor,
          prepaymentMinor: request.prepaymentMinor,
          paidMinor: paidMinorOf(request.payments),
          start: dayOf(request.tourDate.startDate),
          fullPaymentDays: request.tourDate.fullPaymentDays,
          today,
        }),
        seats: request.items.reduce((sum, { adults, children }) => sum + adults + children, 0),
        named: request._count.tourists,
        hasReview: request.review !== null,
        end: dayOf(request.tourDate.endDate),
        today,
      })
    },
  }),
}))
