/** Defines: Payment, Refund, PaymentStatus, PaymentType, PaymentMethod, RefundStatus, RefundReason */
import type { Currency } from '#schema/codes/currencies.ts'
import {
  paymentMethods,
  paymentTypes,
  refundReasons,
  refundStatuses,
} from '#schema/codes/payments.ts'
import {
  paymentStatuses,
  paymentStatusName,
  paymentStatusNames,
} from '#schema/rules/booking/paymentStatuses.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { effectiveRefunds } from '../reads/paidMoney.ts'
import { Money } from '../../../graphql/types/Money.ts'

const PaymentStatus = literalEnum(
  'PaymentStatus',
  paymentStatusNames,
  'Status of a payment; the numbers are 1 to 3 in the order NEW, PAYED, CANCELLED.',
  {
    new: '1: started, not paid yet.',
    payed: '2: the money has arrived.',
    cancelled: '3: will not be paid.',
  },
)
export const PaymentTypeEnum = literalEnum(
  'PaymentType',
  paymentTypes,
  'Part of the price that a payment is for.',
  {
    prepayment: 'The part that is due first.',
    payment: 'The balance after it.',
    full: 'The whole price.',
  },
)
export const PaymentMethodEnum = literalEnum(
  'PaymentMethod',
  paymentMethods,
  'How a traveler pays.',
  {
    card: 'Bank card.',
    sbp: 'Russia’s faster payments system (SBP).',
  },
)
const RefundStatus = literalEnum('RefundStatus', refundStatuses, 'Status of a refund.', {
  pending: 'Ordered; the provider has not confirmed it.',
  done: 'Refunded.',
  failed: 'Refused by the provider: still owed.',
})
const RefundReason = literalEnum('RefundReason', refundReasons, 'Why money is refunded.', {
  seats_gone: 'Paid late, when the seats were no longer free.',
  hold_over: 'Paid after the hold had expired.',
  trip_begun: 'Paid after the trip had started.',
  paid_twice: 'Paid twice.',
  not_payable: 'The request could not be paid.',
  cancelled_by_tourist: 'Canceled by the traveler.',
  cancelled_by_author: 'Canceled by the organizer.',
  cancelled_by_admin: 'Canceled by Versta’s staff.',
  at_provider: 'Refunded in the provider’s own back office.',
  cashback: 'Cashback.',
  other: 'Another reason.',
})

export const Payment = builder.prismaObject('Payment', {
  description: 'A payment of a request, started or arrived.',
  fields: (t) => ({
    id: t.field({
      description: 'Id of the payment.',
      type: 'UUID',
      select: { id: true },
      resolve: ({ id }) => id,
    }),
    status: t.field({
      description: 'Current status.',
      type: PaymentStatus,
      select: { status: true },
      resolve: ({ status }) => paymentStatusName(status),
    }),
    statusNumber: t.exposeInt('status', {
      description: 'Number of the status: 1 NEW, 2 PAYED, 3 CANCELLED.',
    }),
    type: t.expose('type', {
      description: 'Part of the price that it pays.',
      type: PaymentTypeEnum,
    }),
    method: t.expose('method', { description: 'How it is paid.', type: PaymentMethodEnum }),
    amount: t.field({
      description: 'Amount of the payment.',
      type: Money,
      select: { amountMinor: true, currency: true },
      resolve: ({ amountMinor, currency }) => ({ amountMinor, currency: currency as Currency }),
    }),
    paidAt: t.expose('paidAt', {
      description: 'When the money arrived (UTC); null before.',
      type: 'DateTime',
      nullable: true,
    }),
    payUrl: t.string({
      nullable: true,
      description: 'URL of the payment page; null unless the payment is NEW.',
      select: { status: true, payUrl: true },
      resolve: ({ status, payUrl }) => (status === paymentStatuses.new ? payUrl : null),
    }),
    refunds: t.relation('refunds', {
      description:
        'Its refunds, also failed ones, which are still owed; without those that were retried.',
      query: { where: effectiveRefunds, orderBy: { id: 'asc' } },
    }),
  }),
})

builder.prismaObject('Refund', {
  description: 'A refund of a payment, ordered or done.',
  fields: (t) => ({
    id: t.field({
      description: 'Id of the refund.',
      type: 'UUID',
      select: { id: true },
      resolve: ({ id }) => id,
    }),
    status: t.expose('status', { description: 'Current status.', type: RefundStatus }),
    amount: t.field({
      description: 'Amount of the refund.',
      type: Money,
      select: { amountMinor: true, payment: { select: { currency: true } } },
      resolve: ({ amountMinor, payment }) => ({
        amountMinor,
        currency: payment.currency as Currency,
      }),
    }),
    doneAt: t.expose('doneAt', {
      description: 'When the provider confirmed it (UTC); null before.',
      type: 'DateTime',
      nullable: true,
    }),
    reason: t.field({
      description: 'Why it is refunded.',
      type: RefundReason,
      select: { reason: true },
      resolve: ({ reason }) => refundReasons.find((known) => known === reason) ?? 'other',
    }),
  }),
})
