import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './ResetPasswordPage.route.tsx'

const show = (isWorking: boolean, answer?: unknown) =>
  renderRoute(route, {
    at: '/new-password?token=secret',
    operations: {
      ResetPasswordPage: () => ({ checkPasswordResetToken: isWorking }),
      ResetPassword: () => ({ resetPassword: answer }),
    },
  })
const set = async (password: string) => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('New password'), password)
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
}

test('sets the new password and links to the login', async () => {
  const { calls } = await show(true, { __typename: 'ResetPasswordSuccess' })
  await set('correct horse')
  expect((await screen.findByRole('status')).textContent).toContain('Your new password is set')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(calls.find(({ operation }) => operation === 'ResetPassword')?.variables).toEqual({
    token: 'secret',
    password: 'correct horse',
  })
})

test('shows no form for an invalid link', async () => {
  await show(false)
  expect(screen.getByRole('alert').textContent).toContain('This link no longer works')
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test('refuses a link that was used in another window', async () => {
  await show(true, { __typename: 'InvalidTokenError' })
  await set('correct horse')
  expect((await screen.findByRole('alert')).textContent).toContain('Your password is as it was')
})

test('rejects a short password before the link is used up', async () => {
  const { calls } = await show(true)
  await set('short')
  expect(await screen.findByText('Minimum 8 characters')).toBeTruthy()
  expect(calls.map(({ operation }) => operation)).toEqual(['ResetPasswordPage'])
})
