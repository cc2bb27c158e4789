/** Defines: Mutation.confirmRequest, declineRequest, cancelRequest, CancelQuote, Request.cancelQuote, RequestStatusChangedError, RefundAmountChangedError */
import type { Currency } from '#schema/codes/currencies.ts'
import { actForTraveler } from '../../requests.policy.ts'
import { can } from '../../../../core/can.ts'
import { builder } from '../../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../../graphql/selectAtLeastId.ts'
import { UserError } from '../../../../graphql/UserError.ts'
import { Money } from '../../../../graphql/types/Money.ts'
import { cancelRequest, cancellationQuoteOf, quoteSelect } from '../actions/cancelRequest.ts'
import { confirmRequest } from '../actions/confirmRequest.ts'
import { exposeRequestLink } from '../../graphql/RequestLinks.ts'
import { RefundAmountChangedError, RequestStatusChangedError } from '../../requests.errors.ts'
import { Request } from '../../graphql/Request.ts'

builder.objectType(RequestStatusChangedError, {
  description: 'The status of the request has changed in the meantime.',
  name: 'RequestStatusChangedError',
  interfaces: [UserError],
})
builder.objectType(RefundAmountChangedError, {
  description: 'The refund differs from the one that was shown. Nothing was canceled.',
  name: 'RefundAmountChangedError',
  interfaces: [UserError],
  fields: (t) => ({
    refund: t.field({
      description: 'The current refund.',
      type: Money,
      resolve: ({ refundMinor, currency }) => ({
        amountMinor: refundMinor,
        currency: currency as Currency,
      }),
    }),
  }),
})

const CancelQuote = builder
  .objectRef<{ refundMinor: number; keptMinor: number; keptBp: number; currency: string }>(
    'CancelQuote',
  )
  .implement({
    description: 'Refund and fee if the traveler canceled now.',
    fields: (t) => ({
      refund: t.field({
        type: Money,
        description: 'Amount that is refunded.',
        resolve: ({ refundMinor, currency }) => ({
          amountMinor: refundMinor,
          currency: currency as Currency,
        }),
      }),
      fee: t.field({
        type: Money,
        description: 'Cancellation fee that the organizer keeps.',
        resolve: ({ keptMinor, currency }) => ({
          amountMinor: keptMinor,
          currency: currency as Currency,
        }),
      }),
      feePercent: t.float({
        description: 'Fee in percent of the price by the terms, as of today.',
        resolve: ({ keptBp }) => keptBp / 100,
      }),
    }),
  })

builder.prismaObjectFields(Request, (t) => ({
  cancelQuote: t.field({
    type: CancelQuote,
    nullable: true,
    description:
      'Refund and fee of a cancellation now; null if the request can’t be canceled any more, or the caller may not act for its traveler.',
    select: quoteSelect,
    resolve: (request, _args, { app, viewer }) => {
      if (!can(viewer, actForTraveler, request)) return null
      const quote = cancellationQuoteOf(request, 'tourist', app.clock.now())
      return quote && { ...quote, currency: request.currency }
    },
  }),
}))

builder.mutationFields((t) => ({
  confirmRequest: t.prismaField({
    type: Request,
    description: 'Confirms a request as its organizer; the traveler then pays the prepayment.',
    errors: {
      types: [RequestStatusChangedError],
      union: { name: 'ConfirmRequestResult' },
      result: { name: 'ConfirmRequestSuccess' },
      dataField: { name: 'request' },
    },
    args: {
      id: t.arg.int({ description: 'Number of the request.' }),
      message: t.arg.string({
        defaultValue: '',
        description: 'Message to the traveler; may be empty.',
      }),
    },
    resolve: async (query, _root, { id, message }, { app, viewer }) => {
      await confirmRequest(app, viewer, { requestId: id, message })
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
  declineRequest: t.prismaField({
    type: Request,
    description: 'Declines or cancels a request as its organizer: everything paid is refunded.',
    errors: {
      types: [RequestStatusChangedError],
      union: { name: 'DeclineRequestResult' },
      result: { name: 'DeclineRequestSuccess' },
      dataField: { name: 'request' },
    },
    args: {
      id: t.arg.int({ description: 'Number of the request.' }),
      message: t.arg.string({
        defaultValue: '',
        description: 'Message to the traveler; may be empty.',
      }),
    },
    resolve: async (query, _root, { id, message }, { app, viewer }) => {
      await cancelRequest(
        app,
        { by: 'organizer', requestId: id, viewer },
        { message, expectedRefundMinor: null },
      )
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
  cancelRequest: t.prismaField({
    type: Request,
    description:
      'Cancels a request as its traveler. Anyone with the request’s link may call it, except people of its organizer and staff.',
    errors: {
      types: [RequestStatusChangedError, RefundAmountChangedError],
      union: { name: 'CancelRequestResult' },
      result: { name: 'CancelRequestSuccess' },
      dataField: { name: 'request' },
    },
    args: {
      uuid: t.arg({ description: 'UUID of the request.', type: 'UUID' }),
      message: t.arg.string({
        description: 'Message to the organizer; may be empty.',
        defaultValue: '',
      }),
      expectedRefundMinor: t.arg.int({
        required: false,
        description:
          'Expected refund in minor units: another amount is refused with RefundAmountChangedError.',
      }),
    },
    resolve: async (query, _root, { uuid, message, expectedRefundMinor }, context) => {
      const { app, viewer } = context
      const id = await cancelRequest(
        app,
        { by: 'tourist', uuid, viewer },
        { message, expectedRefundMinor: expectedRefundMinor ?? null },
      )
      exposeRequestLink(context, id)
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
