import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './LoginPage.route.tsx'
import { returnPath } from './LoginPage.urls.ts'

test.each([
  [{ logIn: { __typename: 'InvalidCredentialsError', code: 'UNAUTHENTICATED' } }, /don’t match/],
  [failWith('RATE_LIMITED'), /Too many attempts/],
  [
    {
      logIn: {
        __typename: 'LogInSuccess',
        viewer: { __typename: 'Viewer', id: 1, organizers: [] },
      },
    },
    /no organizer/,
  ],
])('shows why a login was refused and keeps the name', async (answer, words) => {
  const user = userEvent.setup()
  await renderRoute(route, { at: '/crm/login', operations: { LogIn: () => answer } })
  await user.type(screen.getByLabelText('E-mail'), 'olga@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('olga@example.com')
})

test('shows a captcha after too many attempts', async () => {
  const user = userEvent.setup()
  const asked: unknown[] = []
  await renderRoute(route, {
    at: '/crm/login',
    operations: {
      LogIn: () => failWith('CAPTCHA_REQUIRED'),
      Captcha: (variables) => {
        asked.push(variables)
        return {
          captchaChallenge: {
            __typename: 'CaptchaChallenge',
            provider: 'TURNSTILE',
            puzzle: null,
            siteKey: 'site',
            binding: 'bound',
          },
        }
      },
    },
  })
  await user.type(screen.getByLabelText('E-mail'), 'olga@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText(/show that you are no robot/)).toBeTruthy()
  expect(asked).toEqual([{ level: 'CAPTCHA', attempt: 'LOG_IN', login: 'olga@example.com' }])
})

test('leads from the login only to a CRM page of this site', () => {
  expect(returnPath('en', '/crm/requests?status=PENDING_CONFIRM')).toBe(
    '/crm/requests?status=PENDING_CONFIRM',
  )
  expect(returnPath('de', '/de/crm/statement?month=2026-11')).toBe(
    '/de/crm/statement?month=2026-11',
  )
  for (const bad of [
    null,
    '',
    '//evil.example/crm/requests',
    'https://evil.example',
    '/crm/requests@evil.example',
    '/crm/requests/../../de',
    '/\\evil.example',
  ])
    expect(returnPath('en', bad)).toBe('/crm/requests')
})
