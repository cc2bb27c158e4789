import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './ReviewsPage.route.tsx'

const visitor = { id: 1, name: 'Anton Lindt', isOrganizer: false }
const node = (id: number, status: string, decisions: object[] = []) => ({
  __typename: 'StaffReview',
  id,
  status,
  requestId: 12,
  review: {
    __typename: 'Review',
    id,
    authorName: 'Hannah B.',
    authorPlace: '',
    language: 'DE',
    rating: 2,
    text: 'Der Bus kam zu spät.',
    tripDate: '2026-08-10',
    createdAt: '2026-11-21T05:00:00Z',
    tour: { __typename: 'Tour', id: 7, slug: 'ice-of-baikal', title: 'Ice of Baikal', lang: 'en' },
    organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice' },
  },
  decisions,
})
const decision = {
  __typename: 'ReviewDecision',
  id: 1,
  status: 'REJECTED',
  reason: 'It names a guide.',
  by: 'Clara Weidmann',
  decidedAt: '2026-11-21T06:00:00Z',
}
const reviews = (...nodes: object[]) => ({
  staffReviews: {
    __typename: 'QueryStaffReviewsConnection',
    totalCount: nodes.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    edges: nodes.map((each) => ({ __typename: 'Edge', node: each })),
  },
})

test('publishes a pending review, or rejects it with a reason', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at: '/crm/staff/reviews?status=PENDING',
    visitor,
    operations: {
      StaffReviewsPage: () => reviews(node(5, 'PENDING')),
      PublishReview: () => ({ publishReview: { __typename: 'ReviewStatusChangedError' } }),
      RejectReview: () => ({ rejectReview: { __typename: 'ReviewStatusChangedError' } }),
    },
  })
  expect(calls[0]?.variables).toEqual({ after: null, status: 'PENDING' })
  const row = screen.getByRole('row', { name: /Hannah B\./ })
  expect(within(row).getByRole('img', { name: '2 of 5 stars' })).toBeTruthy()
  expect(within(row).getByText('Der Bus kam zu spät.').getAttribute('lang')).toBe('de')
  expect(within(row).getByRole('link', { name: 'Request 12' }).getAttribute('href')).toBe(
    '/crm/staff/requests?search=12',
  )
  await user.click(screen.getByRole('button', { name: 'Publish review 5 of Hannah B.' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody was faster')
  await user.click(within(row).getByText('Do not show'))
  await user.type(within(row).getByLabelText('Reason'), 'It names a guide in full.')
  await user.click(within(row).getByRole('button', { name: 'Keep it off the page' }))
  const sent = calls
    .filter(({ operation }) => operation === 'PublishReview' || operation === 'RejectReview')
    .map(({ variables }) => variables)
  expect(sent).toEqual([
    { id: 5, from: 'PENDING' },
    { id: 5, from: 'PENDING', reason: 'It names a guide in full.' },
  ])
})

test('shows earlier decisions, and offers only the opposite one', async () => {
  await renderRoute(route, {
    at: '/crm/staff/reviews',
    visitor,
    operations: {
      StaffReviewsPage: () => reviews(node(5, 'REJECTED', [decision]), node(6, 'PUBLISHED')),
    },
  })
  const [rejected, published] = screen.getAllByRole('row', { name: /Hannah B\./ })
  expect(rejected?.textContent).toContain(
    'Not shown, Nov 21, 06:00 UTC by Clara Weidmann “It names a guide.”',
  )
  expect(within(rejected as HTMLElement).queryByLabelText('Reason')).toBe(null)
  expect(within(published as HTMLElement).queryByRole('button', { name: /^Publish/ })).toBe(null)
})
