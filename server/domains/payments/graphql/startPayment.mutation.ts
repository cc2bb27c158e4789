/** Defines: Mutation.startPayment, PaymentNotPossibleError, PaymentRefusal */
import { paymentRefusals } from '#schema/codes/payments.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { selectAtLeastId } from '../../../graphql/selectAtLeastId.ts'
import { UserError } from '../../../graphql/UserError.ts'
import { startPayment } from '../actions/startPayment.ts'
import { PaymentNotPossibleError } from '../payments.errors.ts'
import { Payment, PaymentMethodEnum, PaymentTypeEnum } from './Payment.ts'

const PaymentRefusalEnum = literalEnum(
  'PaymentRefusal',
  paymentRefusals,
  'Why a request can’t be paid now.',
  {
    not_confirmed: 'The organizer has not confirmed it yet.',
    nothing_due: 'Nothing is due.',
    hold_expired: 'The hold has expired.',
    ended: 'The request has ended.',
    no_provider: 'No provider takes this currency and method.',
    declined: 'The provider declined to start the payment.',
  },
)

builder.objectType(PaymentNotPossibleError, {
  description: 'The request can’t be paid now.',
  name: 'PaymentNotPossibleError',
  interfaces: [UserError],
  fields: (t) => ({
    reason: t.expose('reason', { description: 'Why it can’t be paid.', type: PaymentRefusalEnum }),
  }),
})

builder.mutationFields((t) => ({
  startPayment: t.prismaField({
    type: Payment,
    description:
      'Starts a payment of the amount due; send the payer to its `payUrl`. Anyone with the request’s link may pay.',
    errors: {
      types: [PaymentNotPossibleError],
      union: { name: 'StartPaymentResult' },
      result: { name: 'StartPaymentSuccess' },
      dataField: { name: 'payment' },
    },
    args: {
      uuid: t.arg({ description: 'UUID of the request.', type: 'UUID' }),
      type: t.arg({ description: 'Which part to pay.', type: PaymentTypeEnum }),
      method: t.arg({ description: 'How to pay.', type: PaymentMethodEnum }),
      idempotencyKey: t.arg({
        type: 'UUID',
        description:
          'A UUID created with the form: the same key returns the same payment while it can be paid.',
      }),
    },
    resolve: async (query, _root, wish, { app, client, locale }) => {
      await app.countBooking('payments', client.ip)
      const id = await startPayment(app, { ...wish, locale })
      return app.db.payment.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
