import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { failWith } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './OutboxPage.route.tsx'

const code = {
  __typename: 'OutboxMessage',
  id: 2,
  channel: 'SMS',
  recipient: '+493012345678',
  lang: 'de',
  subject: '',
  text: '40917 ist Ihr Versta-Code.',
  html: '',
  createdAt: '2026-11-21T10:00:05.000Z',
}
const letter = {
  ...code,
  id: 1,
  channel: 'EMAIL',
  recipient: 'anna@example.com',
  lang: 'en',
  subject: 'Confirm your address',
  text: 'Press https://versta.example/confirm?token=abc. Thank you!',
  html: '<script>parent.hacked = true</script><p>Press <a href="/">here</a></p>',
}
const answer = (nodes: unknown[], hasNextPage = false) => ({
  outboxMessages: {
    __typename: 'QueryOutboxMessagesConnection',
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: 'next' },
    edges: nodes.map((node) => ({
      __typename: 'QueryOutboxMessagesConnectionEdge',
      cursor: 'next',
      node,
    })),
  },
})
const show = (at: string, OutboxPage: (variables: Record<string, unknown>) => unknown) =>
  renderRoute(route, { at, hasDevelopmentPages: true, operations: { OutboxPage } })

test('shows time, recipient and text of each message, with clickable links', async () => {
  await show('/development/outbox', () => answer([code, letter], true))
  const row = screen.getByRole('row', { name: /\+493012345678/ })
  expect(row.textContent).toContain('Nov 21, 10:00:05 UTC')
  expect(
    within(row).getByText('40917 ist Ihr Versta-Code.').closest('[lang]')?.getAttribute('lang'),
  ).toBe('de')
  expect(screen.getByRole('link', { name: /confirm/ }).getAttribute('href')).toBe(
    'https://versta.example/confirm?token=abc',
  )
  expect(screen.getByRole('link', { name: 'Older messages' }).getAttribute('href')).toBe(
    '/development/outbox?after=next',
  )
})

test('shows the HTML of an e-mail in a sandboxed frame', async () => {
  await show('/development/outbox', () => answer([letter]))
  const frame = screen.getByTitle('Mail “Confirm your address” to anna@example.com')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toBe(letter.html)
})

test('shows the messages of one recipient', async () => {
  const { calls } = await show('/de/development/outbox?to=+493012345678', () => answer([]))
  expect(calls[0]?.variables).toEqual({ after: null, recipient: '+493012345678' })
  expect(screen.getByRole('link', { name: 'Alle Nachrichten zeigen' }).getAttribute('href')).toBe(
    '/de/development/outbox',
  )
})

test('explains how to fill an empty outbox', async () => {
  await show('/development/outbox', () => answer([]))
  expect(screen.getByRole('heading', { name: 'Nothing has been sent yet' })).toBeTruthy()
})

test('goes to the first page for an invalid cursor', async () => {
  const { router } = await show('/development/outbox?after=zzz', ({ after }) =>
    after ? failWith('BAD_USER_INPUT') : answer([code]),
  )
  expect(router.state.location.search).toBe('')
})

test('is not found on other servers, and queries nothing', async () => {
  const { calls } = await renderRoute(route, { at: '/development/outbox' })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(calls).toEqual([])
})
