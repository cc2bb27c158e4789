/** Defines: QrCode, RequestDues, TripPhase, Request.tripPhase, .isHoldExpired, .isIndividual, .paid, .dues, .organizerMessage, .payCode */
import type { Currency } from '#schema/codes/currencies.ts'
import { requestDues } from '#schema/rules/booking/requestDues.ts'
import { requestStatuses, requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { tripPhases } from '#schema/rules/booking/tripPhase.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { localDateIn } from '../../../core/clock.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { Money } from '../../../graphql/types/Money.ts'
import { drawQrCode, type QrCode } from '../reads/payCode.ts'
import { paidMinorOf, paymentsSelect } from '../../payments/reads/paidMoney.ts'
import { canSeeRequestLink } from './RequestLinks.ts'
import { dayOf, phaseOf } from '../../departures/reads/tripTimes.ts'
import { standingSelect } from '../reads/requestStanding.ts'
import { Request } from './Request.ts'

const TripPhase = literalEnum(
  'TripPhase',
  tripPhases,
  'Phase of a trip, by the tour’s time zone.',
  {
    ahead: 'Has not started.',
    under_way: 'Between its start and the end of its last day.',
    over: 'Its last day has passed.',
  },
)

const Code = builder.objectRef<QrCode>('QrCode').implement({
  description: 'A QR code.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Text that a scanner reads.' }),
    size: t.exposeInt('size', { description: 'Modules per side, without the quiet zone of four.' }),
    path: t.exposeString('path', {
      description: 'Data of an SVG path that draws the dark modules, one unit each.',
    }),
  }),
})

interface MoneyValue {
  amountMinor: number
  currency: Currency
}

const Dues = builder
  .objectRef<{
    settled: MoneyValue
    dueOnConfirmation: MoneyValue
    balance: MoneyValue
    balanceDueOn: string | null
  }>('RequestDues')
  .implement({
    description: 'Amounts still to be paid, and when. A closed request owes nothing.',
    fields: (t) => ({
      settled: t.field({
        type: Money,
        description: 'Amount paid, or counted as paid because of the status.',
        resolve: ({ settled }) => settled,
      }),
      dueOnConfirmation: t.field({
        type: Money,
        description: 'Amount due on the organizer’s confirmation.',
        resolve: ({ dueOnConfirmation }) => dueOnConfirmation,
      }),
      balance: t.field({
        type: Money,
        description: 'Balance, due by `balanceDueOn`.',
        resolve: ({ balance }) => balance,
      }),
      balanceDueOn: t.field({
        description: 'Last day to pay `balance` (local date); null without a balance.',
        type: 'LocalDate',
        nullable: true,
        resolve: ({ balanceDueOn }) => balanceDueOn,
      }),
    }),
  })

builder.prismaObjectFields(Request, (t) => ({
  tripPhase: t.field({
    description: 'Whether the trip is ahead, under way or over.',
    type: TripPhase,
    select: standingSelect,
    resolve: (request, _args, { app }) => phaseOf(request, app.clock.now()),
  }),
  isHoldExpired: t.boolean({
    description: 'Whether the hold has expired without a decision since.',
    select: { holdExpiresAt: true, status: true },
    resolve: ({ holdExpiresAt, status }, _args, { app }) =>
      holdExpiresAt !== null &&
      (status === requestStatuses.pending_confirm ||
        status === requestStatuses.pending_prepayment) &&
      holdExpiresAt <= app.clock.now(),
  }),
  isIndividual: t.boolean({
    description: 'Whether it was booked as an individual tour.',
    select: {
      items: { select: { departureOption: { select: { option: { select: { kind: true } } } } } },
    },
    resolve: ({ items }) =>
      items.some(({ departureOption }) => departureOption.option.kind === 'private'),
  }),
  paid: t.field({
    type: Money,
    description: 'Amount paid, minus refunds.',
    select: { currency: true, payments: paymentsSelect },
    resolve: ({ currency, payments }) => ({
      amountMinor: paidMinorOf(payments),
      currency: currency as Currency,
    }),
  }),
  dues: t.field({
    description: 'Amounts paid and due.',
    type: Dues,
    select: {
      status: true,
      totalMinor: true,
      prepaymentMinor: true,
      currency: true,
      payments: paymentsSelect,
      tour: { select: { timeZone: true } },
      tourDate: { select: { startDate: true, fullPaymentDays: true } },
    },
    resolve: (request, _args, { app }) => {
      const money = (amountMinor: number) => ({
        amountMinor,
        currency: request.currency as Currency,
      })
      const { settledMinor, dueOnConfirmationMinor, balanceMinor, balanceDueOn } = requestDues({
        status: requestStatusName(request.status),
        totalMinor: request.totalMinor,
        prepaymentMinor: request.prepaymentMinor,
        paidMinor: paidMinorOf(request.payments),
        start: dayOf(request.tourDate.startDate),
        fullPaymentDays: request.tourDate.fullPaymentDays,
        today: localDateIn(app.clock.now(), request.tour.timeZone),
      })
      return {
        settled: money(settledMinor),
        dueOnConfirmation: money(dueOnConfirmationMinor),
        balance: money(balanceMinor),
        balanceDueOn,
      }
    },
  }),
  organizerMessage: t.string({
    nullable: true,
    description: 'The organizer’s message with the confirmation; null without one.',
    select: {
      events: {
        where: {
          actor: 'organizer',
          toStatus: requestStatuses.pending_prepayment,
          message: { not: '' },
        },
        orderBy: { id: 'desc' },
        take: 1,
        select: { message: true },
      },
    },
    resolve: ({ events }) => events[0]?.message ?? null,
  }),
  payCode: t.field({
    type: Code,
    description:
      'QR code of the payment page. Only for callers with the request’s link, because it contains it; FORBIDDEN for others.',
    authScopes: ({ id }, _args, context) => canSeeRequestLink(context, id),
    select: { uuid: true },
    resolve: ({ uuid }, _args, { app, locale }) =>
      drawQrCode(app.env.publicUrl + pagePath('requestPay', locale, { uuid })),
  }),
}))
