/** Defines: Request.payments, Request.payMethods */
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import { builder } from '../../../graphql/builder.ts'
import { PaymentMethodEnum } from '../../payments/graphql/Payment.ts'
import { payMethodsFor } from '../../payments/reads/payMethods.ts'
import { Request } from './Request.ts'

builder.prismaObjectFields(Request, (t) => ({
  payments: t.relation('payments', {
    description: 'Payments that have arrived, oldest first.',
    query: {
      where: { status: paymentStatuses.payed },
      orderBy: [{ paidAt: 'asc' }, { id: 'asc' }],
    },
  }),
  payMethods: t.field({
    type: [PaymentMethodEnum],
    description:
      'Payment methods for this request on the site; empty if no provider supports its currency.',
    select: { currency: true },
    resolve: ({ currency }, _args, { app }) => payMethodsFor(app.payments, currency),
  }),
}))
