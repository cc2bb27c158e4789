import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith, type Operations } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RegisterPage.route.tsx'

let complaints: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  // jsdom can't navigate and logs an error instead
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => complaints.mockRestore())

const show = (operations: Operations, at = '/register') => renderRoute(route, { at, operations })
const fill = async (values: Record<string, string>) => {
  const user = userEvent.setup()
  for (const [label, value] of Object.entries(values))
    await user.type(screen.getByLabelText(label), value)
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  return user
}
const anna = { 'First name': 'Anna', 'E-mail': 'anna@example.com' }
const registered = { __typename: 'RegisterSuccess', registrationToken: 'token' }

test('registers, then confirms by code', async () => {
  const { calls } = await show({
    Register: () => ({ register: registered }),
    ConfirmRegistration: () => ({ confirmRegistration: { __typename: 'InvalidCodeError' } }),
  })
  const user = await fill({ ...anna, Password: 'correct horse' })
  await user.type(await screen.findByLabelText('Code'), '12345')
  expect(await screen.findByText(/wrong or no longer works/)).toBeTruthy()
  expect(calls.map(({ operation, variables }) => [operation, variables])).toEqual([
    [
      'Register',
      {
        input: {
          firstName: 'Anna',
          lastName: '',
          email: 'anna@example.com',
          phone: '',
          password: 'correct horse',
          captcha: null,
        },
      },
    ],
    ['ConfirmRegistration', { registrationToken: 'token', code: '12345', captcha: null }],
  ])
  // the password is no longer in the page
  expect(document.body.innerHTML).not.toContain('correct horse')
})

test('registers without a password', async () => {
  const { calls } = await show(
    {
      RegisterWithoutPassword: () => ({
        registerWithoutPassword: { ...registered, __typename: 'RegisterWithoutPasswordSuccess' },
      }),
    },
    '/register?way=code',
  )
  expect(screen.queryByLabelText('Password')).toBeNull()
  await fill(anna)
  expect(await screen.findByLabelText('Code')).toBeTruthy()
  expect(calls[0]?.variables).toEqual({
    input: { firstName: 'Anna', lastName: '', email: 'anna@example.com', phone: '', captcha: null },
  })
})

test('marks invalid fields and sends nothing', async () => {
  const { calls } = await show({})
  await fill({ 'First name': 'Anna', 'E-mail': 'anna', Password: 'short' })
  await waitFor(() => expect(screen.getByText('Please enter a valid e-mail')).toBeTruthy())
  expect(screen.getByText('Minimum 8 characters')).toBeTruthy()
  expect(calls).toEqual([])
})

test('shows how long to wait after too many registrations, and keeps the input', async () => {
  await show({ Register: () => failWith('RATE_LIMITED', { retryAfter: 7200 }) })
  await fill({ ...anna, Password: 'correct horse' })
  expect((await screen.findByRole('alert')).textContent).toMatch(/in 2 hours/)
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@example.com')
})
