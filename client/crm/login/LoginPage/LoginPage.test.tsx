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

test.each([
  ['/crm/requests?status=PENDING_CONFIRM', '/crm/requests?status=PENDING_CONFIRM'],
  ['/crm/requests/17', '/crm/requests/17'],
  ['/crm/reviews', '/crm/reviews'],
  ['/crm/individual-tours?tour=3', '/crm/individual-tours?tour=3'],
  ['/de/crm/statement?month=2026-11', '/de/crm/statement?month=2026-11'],
  ['/account/profile', '/account/profile'],
  ['/crm/requests/../../de', '/de'],
])('leads from the login to the requested page %s of this site', (asked, path) => {
  expect(returnPath('en', asked)).toBe(path)
  expect(returnPath('en', asked, true)).toBe(path)
})

test('leads staff alone to every staff page', () => {
  for (const page of ['requests', 'reviews', 'payouts?search=x', 'money', 'help', 'jobs']) {
    expect(returnPath('en', `/crm/staff/${page}`, true)).toBe(`/crm/staff/${page}`)
    expect(returnPath('en', `/crm/staff/${page}`)).toBe('/crm/requests')
  }
})

test('leads from the login to the start page for anything that is no page of this site', () => {
  for (const bad of [
    null,
    '',
    'crm/requests',
    '//evil.example/crm/requests',
    'https://evil.example',
    'javascript:alert(1)',
    '/crm/requests@evil.example',
    '/\\evil.example',
    '/crm/login',
    '/crm/login?returnTo=/crm/login',
    '/nowhere/at/all',
  ]) {
    expect(returnPath('en', bad)).toBe('/crm/requests')
    expect(returnPath('de', bad, true)).toBe('/de/crm/staff/requests')
  }
})
