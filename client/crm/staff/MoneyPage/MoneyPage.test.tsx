import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './MoneyPage.route.tsx'

const visitor = { id: 1, name: 'Anton Lindt', isOrganizer: false }
const refundId = '019ab0f4-6f0c-7c11-8f7e-1c9b6f6f0a01'
const refund = {
  __typename: 'PaymentIssue',
  kind: 'REFUND_FAILED',
  refundId,
  issueId: null,
  at: '2026-11-21T06:00:00Z',
  provider: 'STRIPE',
  details: 'STRIPE: expired_or_canceled_card',
  amount: { __typename: 'Money', amountMinor: 90_000, currency: 'USD' },
  paymentRef: 'cs_1',
  requestId: 12,
  contactName: 'Anna Berg',
  contactEmail: 'anna@example.com',
}
const unknown = {
  ...refund,
  kind: 'UNKNOWN_PAYMENT',
  refundId: null,
  issueId: 5,
  details: 'paid: 1.00 RUB',
  amount: null,
  paymentRef: null,
  requestId: null,
  contactName: null,
  contactEmail: null,
}
const show = (issues: object[], totalCount = issues.length) =>
  renderRoute(route, {
    at: '/crm/staff/money',
    visitor,
    operations: {
      MoneyPage: () => ({ paymentIssues: { __typename: 'PaymentIssuePage', totalCount, issues } }),
      RetryRefund: () => failWith('NOT_FOUND'),
      RecordManualRefund: () => ({ recordManualRefund: true }),
      ResolvePaymentIssue: () => ({ resolvePaymentIssue: true }),
    },
  })

test('shows whose refund failed and why, retries it, and records a manual refund', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await show([refund])
  const row = screen.getByRole('row', { name: /Money to give back by hand/ })
  for (const words of ['$900', 'Anna Berg', 'expired_or_canceled_card', 'STRIPE: cs_1'])
    expect(row.textContent).toContain(words)
  expect(within(row).getByRole('link', { name: 'Request 12' }).getAttribute('href')).toBe(
    '/crm/staff/requests?search=12',
  )
  await user.click(
    screen.getByRole('button', { name: 'Try again to pay $900 back for request 12' }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody was faster')
  await user.click(screen.getByText('Given back by hand'))
  await user.type(screen.getByLabelText('Reference at the bank'), 'SEPA 7')
  await user.click(screen.getByRole('button', { name: 'Record it' }))
  expect(calls.find(({ operation }) => operation === 'RetryRefund')?.variables).toEqual({
    refundId,
  })
  expect(calls.find(({ operation }) => operation === 'RecordManualRefund')?.variables).toEqual({
    refundId,
    reference: 'SEPA 7',
  })
})

test('resolves another payment issue with a note, and shows how many more there are', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await show([unknown], 3)
  expect(screen.getByText('None of ours')).toBeTruthy()
  expect(screen.getByText('2 more follow when these are seen to.')).toBeTruthy()
  await user.click(screen.getByText('This is settled'))
  await user.type(screen.getByLabelText('What was done'), 'Of our shop')
  await user.click(screen.getByRole('button', { name: 'Settle it' }))
  expect(calls.find(({ operation }) => operation === 'ResolvePaymentIssue')?.variables).toEqual({
    id: 5,
    note: 'Of our shop',
  })
})

test('shows an empty state without payment issues', async () => {
  await show([])
  expect(screen.getByText('All money is where it belongs')).toBeTruthy()
})
