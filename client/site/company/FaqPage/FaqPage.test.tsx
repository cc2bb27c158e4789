import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './FaqPage.route.tsx'
import { matchesSearch } from './matchesSearch.ts'

const item = (id: number, question: string, answer: string) => ({
  __typename: 'FaqItem',
  id,
  question,
  answer,
})
const FaqPage = () => ({
  contacts: { __typename: 'Contacts', phones: [], channels: [] },
  faq: [
    {
      __typename: 'FaqCategory',
      id: 1,
      name: 'Booking',
      items: [item(1, 'Do I need an account?', 'No.'), item(2, 'May I bring a dog?', 'Ask.')],
    },
    {
      __typename: 'FaqCategory',
      id: 2,
      name: 'Payment',
      items: [item(3, 'When do I pay?', 'After the confirmation.')],
    },
  ],
})
const answer = (id: number) => document.getElementById(`question-${id}`)?.closest('details')

test('opens only the question in the address, also after a navigation', async () => {
  const { router } = await renderRoute(route, { at: '/faq#question-3', operations: { FaqPage } })
  expect(answer(3)?.open).toBe(true)
  expect(answer(1)?.open).toBe(false)
  await act(() => router.navigate('/faq#question-1'))
  expect(answer(1)?.open).toBe(true)
})

test('shows the questions that contain all words, in question or answer, with their number', async () => {
  await renderRoute(route, { at: '/faq', operations: { FaqPage } })
  await userEvent.type(screen.getByRole('searchbox'), 'PAY conf')
  expect(screen.getByRole('status').textContent).toBe('1 question has these words')
  expect(screen.queryByText('May I bring a dog?')?.closest('[hidden]')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Booking' })).toBeNull()
  await userEvent.type(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByText(/Try a single word/)).toBeTruthy()
})

test('has structured data with every question and answer', async () => {
  await renderRoute(route, { at: '/faq', operations: { FaqPage } })
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? ''),
  )
  const { mainEntity } = blocks.find((block) => block['@type'] === 'FAQPage')
  expect(mainEntity).toHaveLength(3)
  expect(mainEntity[2]).toMatchObject({
    name: 'When do I pay?',
    acceptedAnswer: { text: 'After the confirmation.' },
  })
})

test('ignores diacritics and case', () => {
  expect(matchesSearch('Wie hoch ist die Gebühr?', 'gebuhr HOCH')).toBe(true)
  expect(matchesSearch('Straße', 'strasse')).toBe(true)
  expect(matchesSearch('anything', '  ')).toBe(true)
})
