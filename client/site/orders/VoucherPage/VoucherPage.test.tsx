import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './VoucherPage.route.tsx'

const voucher = (state: string) => ({
  __typename: 'VoucherCheck',
  number: 'V-000012',
  state,
  tour: 'Ice of Baikal',
  organizer: 'Baikal Ice',
  start: '2027-02-10',
  end: '2027-02-17',
  startTime: null,
  adults: 2,
  children: 1,
  bookedBy: 'Anna B.',
})

test.each([
  ['VALID', 'This voucher is valid'],
  ['OVER', 'This voucher was valid, but its trip is over'],
  ['CANCELLED', 'This voucher is not valid: the trip was canceled'],
])('shows a guide that a voucher is %s, and its customer', async (state, heading) => {
  await renderRoute(route, {
    at: '/v/AAAA',
    operations: { VoucherPage: () => ({ voucher: voucher(state) }) },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  expect(screen.getByText('2 adults, 1 child')).toBeTruthy()
  expect(screen.getByText('Anna B.')).toBeTruthy()
})

test('explains an unknown code', async () => {
  await renderRoute(route, {
    at: '/de/v/AAAA',
    operations: { VoucherPage: () => ({ voucher: null }) },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Einen solchen Voucher hat Versta nicht ausgestellt',
  )
})
