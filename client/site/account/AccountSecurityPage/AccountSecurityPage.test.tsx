import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Operations } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './AccountSecurityPage.route.tsx'

const session = (id: number, isCurrent: boolean, userAgent: string) => ({
  __typename: 'ViewerSession',
  id,
  isCurrent,
  userAgent,
  ip: '203.0.113.9',
  createdAt: '2026-11-01T08:00:00.000Z',
  seenAt: '2026-11-20T17:30:00.000Z',
})
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const person = {
  __typename: 'Viewer',
  id: 1,
  hasPassword: true,
  email: 'anna@example.com',
  isEmailConfirmed: true,
  phone: null as string | null,
  isPhoneConfirmed: false,
  sessions: [session(11, true, firefox), session(12, false, 'curl/8')],
}
const visitor = { id: 1, name: 'Anna Berg', isOrganizer: false }
const show = (viewer: object = person, operations: Operations = {}, at = '/account/security') =>
  renderRoute(route, {
    at,
    visitor,
    operations: { AccountSecurityPage: () => ({ viewer }), ...operations },
  })
const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (!section) throw new Error(`no part ${name}`)
  return within(section)
}
const called = (calls: readonly { operation: string; variables: unknown }[]) =>
  calls
    .filter(({ operation }) => operation !== 'AccountSecurityPage')
    .map(({ operation, variables }) => [operation, variables])

test('lists the sessions, marks this device, and ends another session', async () => {
  const { calls } = await show(person, {
    EndSession: () => ({ endSession: { __typename: 'Viewer', id: 1 } }),
  })
  const rows = part('Where you are logged in').getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Firefox.*this one.*203\.0\.113\.9/),
    expect.stringMatching(/Unknown device/),
  ])
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull()
  await userEvent.click(within(rows[1] as HTMLElement).getByRole('button', { name: 'Log out' }))
  expect(called(calls)).toEqual([['EndSession', { id: 12 }]])
})

test('ends all other sessions', async () => {
  const { calls } = await show(person, {
    EndOtherSessions: () => ({ endOtherSessions: { __typename: 'Viewer', id: 1 } }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }))
  expect(called(calls)).toEqual([['EndOtherSessions', {}]])
})

test('requires the current password for a new one, and marks a wrong one', async () => {
  const { calls } = await show(person, {
    ChangePassword: () => ({ changePassword: { __typename: 'InvalidCredentialsError' } }),
  })
  const user = userEvent.setup()
  await user.type(part('Password').getByLabelText('Current password'), 'old horse')
  await user.type(part('Password').getByLabelText('New password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
  expect(await part('Password').findByText('This is not your current password')).toBeTruthy()
  expect(called(calls)).toEqual([
    ['ChangePassword', { currentPassword: 'old horse', password: 'correct horse', captcha: null }],
  ])
})

test.each([
  [
    'E-mail',
    'New e-mail',
    'new@example.com',
    'ChangeEmail',
    'ConfirmEmail',
    { email: 'new@example.com' },
  ],
  [
    'Phone',
    'New phone number',
    '+4930123456',
    'ChangePhone',
    'ConfirmPhone',
    { phone: '+4930123456' },
  ],
])(
  '%s: sends a code to the new address and confirms it by the code',
  async (name, label, address, change, confirm, variables) => {
    const field = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1)
    const { calls } = await show(person, {
      [change]: () => ({ [field(change)]: { __typename: 'CodeSent', openUrl: null } }),
      [confirm]: () => ({ [field(confirm)]: { __typename: 'InvalidCodeError' } }),
    })
    const user = userEvent.setup()
    await user.type(part(name).getByLabelText(label), address)
    await user.type(part(name).getByLabelText('Current password'), 'old horse')
    await user.click(part(name).getByRole('button', { name: 'Send a code there' }))
    await user.type(await part(name).findByLabelText('Code'), '12345')
    expect(await part(name).findByText(/wrong or no longer works/)).toBeTruthy()
    expect(called(calls)).toEqual([
      [change, { ...variables, currentPassword: 'old horse', captcha: null }],
      [confirm, { address, code: '12345', captcha: null }],
    ])
  },
)

test('sends a code to an unconfirmed e-mail address without a password', async () => {
  const { calls } = await show(
    { ...person, isEmailConfirmed: false },
    {
      RequestEmailConfirmation: () => ({ requestEmailConfirmation: true }),
      ConfirmEmail: () => ({ confirmEmail: { __typename: 'InvalidCodeError' } }),
    },
  )
  expect(part('E-mail').getByText('not confirmed')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(part('E-mail').getByRole('button', { name: 'Send me the code' }))
  expect((await part('E-mail').findByText(/sending 5 digits/)).textContent).toContain(
    'anna@example.com',
  )
  expect(part('E-mail').getByRole('button', { name: /New code in/ })).toBeTruthy()
  await user.type(part('E-mail').getByLabelText('Code'), '12345')
  expect(await part('E-mail').findByText(/wrong or no longer works/)).toBeTruthy()
  expect(called(calls)).toEqual([
    ['RequestEmailConfirmation', { captcha: null }],
    ['ConfirmEmail', { address: 'anna@example.com', code: '12345', captcha: null }],
  ])
})

test('fills in an unconfirmed phone number and explains why to confirm it', async () => {
  const { calls } = await show(
    { ...person, phone: '+4930123456' },
    { ChangePhone: () => ({ changePhone: { __typename: 'CodeSent', openUrl: null } }) },
  )
  expect(part('Phone').getByText('not confirmed')).toBeTruthy()
  expect(part('Phone').getByText(/Until then you can’t log in with it/)).toBeTruthy()
  expect(part('Phone').getByLabelText('Phone')).toHaveProperty('value', '+4930123456')
  const user = userEvent.setup()
  await user.type(part('Phone').getByLabelText('Current password'), 'old horse')
  await user.click(part('Phone').getByRole('button', { name: 'Send a code there' }))
  expect((await part('Phone').findByText(/sending 5 digits/)).textContent).toContain('+4930123456')
  expect(called(calls)).toEqual([
    ['ChangePhone', { phone: '+4930123456', currentPassword: 'old horse', captcha: null }],
  ])
})

test('leaves the form empty when the phone number is confirmed', async () => {
  await show({ ...person, phone: '+4930123456', isPhoneConfirmed: true })
  expect(part('Phone').getByLabelText('New phone number')).toHaveProperty('value', '')
  expect(part('Phone').queryByText(/Until then/)).toBeNull()
})

test('shows a success message in the section that was saved', async () => {
  await show(person, {}, '/account/security?saved=email')
  expect(part('E-mail').getByRole('status').textContent).toContain('yours from now on')
})

test('sends a visitor to the login and back', async () => {
  const { router } = await renderRoute(route, { at: '/account/security' })
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/login?returnTo=%2Faccount%2Fsecurity',
  )
})
