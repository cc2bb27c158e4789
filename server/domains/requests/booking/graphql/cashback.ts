/** Defines: Cashback, CashbackPerformer, RequestCashback, CashbackState, Request.cashback, Query.cashback */
import { cashbackPerformers, type CashbackState, cashbackStates } from '#schema/codes/cashback.ts'
import type { Currency } from '#schema/codes/currencies.ts'
import type { CashbackConfig } from '#schema/rules/booking/cashback.ts'
import { isOpenRequest, requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { cacheScope } from '../../../../graphql/answerCache.ts'
import { builder } from '../../../../graphql/builder.ts'
import { literalEnum } from '../../../../graphql/literalEnum.ts'
import { Money } from '../../../../graphql/types/Money.ts'
import { cashbackMinorOf, isCashback, paymentsSelect } from '../../../payments/reads/paidMoney.ts'
import { Request } from '../../graphql/Request.ts'

const CashbackPerformer = literalEnum(
  'CashbackPerformer',
  cashbackPerformers,
  'Who pays the cashback.',
  {
    platform: 'Versta.',
    organizer: 'The organizer.',
  },
)
const CashbackStateEnum = literalEnum(
  'CashbackState',
  cashbackStates,
  'Progress of a request’s cashback.',
  {
    promised: 'Promised for after the trip.',
    on_its_way: 'Being paid, possibly by hand.',
    paid: 'Paid.',
  },
)

const Cashback = builder.objectRef<CashbackConfig>('Cashback').implement({
  description:
    'Cashback: the part of the price that travelers get back after the trip, for departures that offer it.',
  fields: (t) => ({
    isActive: t.exposeBoolean('isActive', { description: 'Whether the site gives cashback.' }),
    percent: t.exposeInt('percent', { description: 'Cashback in percent of the price.' }),
    performer: t.expose('performer', { description: 'Who pays it.', type: CashbackPerformer }),
  }),
})

interface Standing {
  state: CashbackState
  amountMinor: number
  currency: Currency
}

const RequestCashback = builder.objectRef<Standing>('RequestCashback').implement({
  description: 'Cashback of a request.',
  fields: (t) => ({
    state: t.expose('state', { description: 'Progress of the cashback.', type: CashbackStateEnum }),
    amount: t.field({
      type: Money,
      description: 'Promised amount; once it is being paid, the actual amount.',
      resolve: ({ amountMinor, currency }) => ({ amountMinor, currency }),
    }),
  }),
})

builder.prismaObjectFields(Request, (t) => ({
  cashback: t.field({
    type: RequestCashback,
    nullable: true,
    description:
      'Promised cashback; null without one, and for a request that was canceled or not fully paid.',
    select: { status: true, currency: true, cashbackMinor: true, payments: paymentsSelect },
    resolve: ({ status, currency, cashbackMinor, payments }): Standing | null => {
      const name = requestStatusName(status)
      const standing = (state: CashbackState, amountMinor: number) =>
        amountMinor > 0 ? { state, amountMinor, currency: currency as Currency } : null
      if (name !== 'tour_complete')
        return isOpenRequest(name) ? standing('promised', cashbackMinor) : null
      const isPaid = payments.every(({ refunds }) =>
        refunds.every((refund) => !isCashback(refund) || refund.status === 'done'),
      )
      return standing(isPaid ? 'paid' : 'on_its_way', cashbackMinorOf(payments))
    },
  }),
}))

builder.queryFields((t) => ({
  cashback: t.field({
    description: 'The site’s cashback rules.',
    extensions: cacheScope('content'),
    type: Cashback,
    resolve: (_root, _args, { app }) => app.env.cashback,
  }),
}))
