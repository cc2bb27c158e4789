import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './AnswersPage.route.tsx'

const visitor = { id: 1, name: 'Olga Sedova', isOrganizer: true }
const review = (id: number, answer: string | null) => ({
  __typename: 'Review',
  id,
  authorName: 'Hannah B.',
  rating: 4,
  text: 'Clear nights, good soup.',
  language: 'EN',
  tripDate: '2026-08-10',
  answer: answer && { __typename: 'ReviewAnswer', text: answer, language: 'EN' },
  tour: { __typename: 'Tour', id: 7, slug: 'ice-of-baikal', title: 'Ice of Baikal', lang: 'en' },
})
const reviews = (...nodes: object[]) => ({
  viewer: {
    __typename: 'Viewer',
    id: 1,
    organizers: [{ __typename: 'Organizer', id: 3, name: 'Baikal Ice' }],
  },
  organizerReviews: {
    __typename: 'QueryOrganizerReviewsConnection',
    totalCount: nodes.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    edges: nodes.map((node) => ({ __typename: 'Edge', node })),
  },
})

test('shows an error for an answer that is too short, and keeps the input', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at: '/crm/reviews?show=open',
    visitor,
    operations: {
      AnswersPage: () => reviews(review(5, null), review(6, 'Thank you, Hannah.')),
      AnswerReview: () => ({ answerReview: { __typename: 'InvalidInputError' } }),
    },
  })
  expect(calls[0]?.variables).toEqual({ after: null, isAnswered: false })
  const form = within(screen.getByRole('form', { name: 'Answer to review 5 of Hannah B.' }))
  await user.type(form.getByLabelText('Your public answer'), 'Come again, Hannah!')
  await user.click(form.getByRole('button', { name: 'Publish the answer' }))
  expect(await screen.findByText('Please write between 10 and 2,000 characters')).toBeTruthy()
  expect(form.getByLabelText<HTMLTextAreaElement>('Your public answer').value).toBe(
    'Come again, Hannah!',
  )
  expect(calls.find(({ operation }) => operation === 'AnswerReview')?.variables).toEqual({
    id: 5,
    text: 'Come again, Hannah!',
  })
  expect(screen.getByText('Change the answer')).toBeTruthy()
})

test('sends a visitor to the login', async () => {
  const { router } = await renderRoute(route, { at: '/de/crm/reviews' })
  expect(router.state.location.pathname).toBe('/de/crm/login')
})
