import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './PayoutsPage.route.tsx'

const visitor = { id: 1, name: 'Anton Lindt', isOrganizer: false }
const money = (amountMinor: number, currency: string) => ({
  __typename: 'Money',
  amountMinor,
  currency,
})
const balance = (currency: string, due: number, overpaid: number) => ({
  __typename: 'OrganizerBalance',
  organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice', legalName: 'Baikal Ice LLC' },
  earned: money(500_000, currency),
  paidOut: money(500_000 - due + overpaid, currency),
  due: money(due, currency),
  overpaid: money(overpaid, currency),
})

test('sends a payout in minor units with a key, and keeps the input after a refusal', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at: '/crm/staff/payouts',
    visitor,
    operations: {
      PayoutsPage: () => ({
        payoutBalances: [balance('USD', 123_450, 0), balance('JPY', 0, 1_500)],
      }),
      RecordPayout: () => ({
        recordPayout: { __typename: 'PayoutNotPossibleError', due: money(0, 'USD') },
      }),
    },
  })
  expect(screen.getByText('overpaid ¥1,500')).toBeTruthy()
  const form = within(screen.getByRole('form', { name: 'Record a payout to Baikal Ice in USD' }))
  const amount = form.getByLabelText<HTMLInputElement>('Amount in USD')
  expect(amount.value).toBe('1234.50')
  await user.clear(amount)
  await user.type(amount, '1000,5')
  await user.type(form.getByLabelText('Reference at the bank'), 'SEPA 7')
  await user.click(form.getByRole('button', { name: 'Record it' }))
  expect((await screen.findByRole('alert')).textContent).toContain('more than is owed')
  const [sent] = calls.filter(({ operation }) => operation === 'RecordPayout')
  expect(sent?.variables).toMatchObject({
    input: {
      organizerId: 3,
      currency: 'USD',
      amountMinor: 100_050,
      reference: 'SEPA 7',
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  })
  expect(screen.getByDisplayValue('1000,5')).toBeTruthy()
})
