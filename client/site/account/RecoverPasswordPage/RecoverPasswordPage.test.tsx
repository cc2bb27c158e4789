import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './RecoverPasswordPage.route.tsx'

const ask = async (answer: unknown, email = 'anna@example.com') => {
  const shown = await renderRoute(route, {
    at: '/forgot-password',
    operations: { RecoverPassword: () => answer },
  })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('E-mail'), email)
  await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  return shown
}

test('does not reveal whether an account exists', async () => {
  const { calls } = await ask({
    recoverPassword: { __typename: 'RecoverPasswordSuccess', isSent: true },
  })
  expect((await screen.findByRole('status')).textContent).toContain(
    'If anna@example.com has an account here',
  )
  expect(calls[0]?.variables).toEqual({ email: 'anna@example.com', captcha: null })
})

test('marks an invalid address at its field', async () => {
  const fields = [{ __typename: 'InvalidField', field: 'email', rule: 'EMAIL' }]
  await ask({ recoverPassword: { __typename: 'InvalidInputError', fields } }, 'anna@')
  expect(await screen.findByText('Please enter a valid e-mail')).toBeTruthy()
})

test('shows how long to wait after too many attempts', async () => {
  await ask(failWith('RATE_LIMITED', { retryAfter: 30 }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/in 30 seconds/)
})
