import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith, noAnswer, type Operations } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './LoginPage.route.tsx'

const page = (senders: string[] = ['SMS', 'WHATSAPP'], services: string[] = []) => ({
  LoginPage: () => ({ phoneConfirmationMethods: senders, redirectAuthMethods: services }),
})
const show = (operations: Operations, at = '/login') =>
  renderRoute(route, { at, operations: { ...page(), ...operations } })
const loginField = () => screen.getByLabelText<HTMLInputElement>('E-mail or phone')

/** jsdom can't navigate and logs an error instead. */
let complaints: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => complaints.mockRestore())

const byPassword = async (login = 'anna@example.com', password = 'correct horse') => {
  const user = userEvent.setup()
  await user.type(loginField(), login)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  return user
}

test('sends login and password to the API as typed', async () => {
  const { calls } = await show({ SiteLogIn: () => ({ logIn: { __typename: 'LogInSuccess' } }) })
  await byPassword()
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'SiteLogIn')?.variables).toEqual({
      login: 'anna@example.com',
      password: 'correct horse',
      captcha: null,
    }),
  )
})

test.each([
  [{ logIn: { __typename: 'InvalidCredentialsError' } }, /don’t match/],
  [failWith('RATE_LIMITED', { retryAfter: 90 }), /Too many attempts for now.*in 90 seconds/],
  [noAnswer, /No answer came/],
])(
  'shows why a login was refused, and keeps the login but not the password: %#',
  async (answer, words) => {
    await show({ SiteLogIn: () => answer })
    await byPassword()
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(loginField().value).toBe('anna@example.com')
  },
)

test('marks empty fields, focuses the first one and sends nothing', async () => {
  const { calls } = await show({})
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(document.activeElement).toBe(loginField()))
  expect(screen.getAllByText('Required field')).toHaveLength(2)
  expect(calls.map(({ operation }) => operation)).toEqual(['LoginPage'])
})

test('loads a captcha service only when the API requires one, passes on its level, and sends its answer', async () => {
  const asked: unknown[] = []
  const { calls } = await show({
    SiteLogIn: ({ captcha }) =>
      captcha === 'solved'
        ? { logIn: { __typename: 'InvalidCredentialsError' } }
        : failWith('HARD_CAPTCHA_REQUIRED'),
    Captcha: (variables) => {
      asked.push(variables)
      const challenge = {
        provider: 'TURNSTILE',
        puzzle: null,
        siteKey: 'site-hard',
        binding: 'bound',
      }
      return { captchaChallenge: { __typename: 'CaptchaChallenge', ...challenge } }
    },
  })
  expect(document.querySelector('script[src*="turnstile"]')).toBeNull()
  const render = jest.fn((_place: HTMLElement, options: { callback(token: string): void }) =>
    options.callback('solved'),
  )
  Object.assign(window, { turnstile: { render, remove: () => undefined } })
  await byPassword()
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>(
      'script[src^="https://challenges.cloudflare.com/"]',
    )
    if (!found) throw new Error('no script yet')
    return found
  })
  expect(await screen.findByText(/show that you are no robot/)).toBeTruthy()
  await act(async () => void script.dispatchEvent(new Event('load')))
  expect((await screen.findByRole('alert')).textContent).toMatch(/don’t match/)
  expect(asked).toEqual([{ level: 'HARD_CAPTCHA', attempt: 'LOG_IN', login: 'anna@example.com' }])
  expect(render.mock.calls[0]?.[1]).toMatchObject({
    sitekey: 'site-hard',
    cData: 'bound',
    language: 'en',
  })
  expect(
    calls
      .filter(({ operation }) => operation === 'SiteLogIn')
      .map(({ variables }) => variables.captcha),
  ).toEqual([null, 'solved'])
})

const sendCode = async (login: string) => {
  const user = userEvent.setup()
  await user.type(loginField(), login)
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  return user
}
const onItsWay = (openUrl: string | null = null) => ({
  sendAuthCode: { __typename: 'CodeSent', openUrl },
})

test('sends a code to the phone by the chosen sender, and submits its five digits automatically', async () => {
  const { calls } = await show(
    {
      SendAuthCode: () => onItsWay(),
      LogInByCode: () => ({ logInByCode: { __typename: 'InvalidCodeError' } }),
    },
    '/login?way=code',
  )
  const user = userEvent.setup()
  await user.type(loginField(), '+4930123456')
  await user.click(screen.getByRole('radio', { name: 'WhatsApp' }))
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  const code = await screen.findByLabelText('Code')
  expect(screen.getByText(/sending 5 digits to/).textContent).toContain('+4930123456')
  expect(screen.getByRole('button', { name: /New code in/ }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await user.type(code, '12345')
  expect(await screen.findByText(/wrong or no longer works/)).toBeTruthy()
  const sent = calls.filter(({ operation }) => operation !== 'LoginPage')
  expect(sent.map(({ operation, variables }) => [operation, variables])).toEqual([
    ['SendAuthCode', { login: '+4930123456', codeSender: 'WHATSAPP', captcha: null }],
    ['LogInByCode', { login: '+4930123456', code: '12345', captcha: null }],
  ])
})

test('shows the specified text and a link to the contacts when no code can be sent to a phone', async () => {
  await show(
    { SendAuthCode: () => failWith('UNAVAILABLE', { field: 'sender' }) },
    '/login?way=code',
  )
  await sendCode('+4930123456')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(
    'SMS sending is currently unavailable due to technical reasons. Please contact the support team via the contacts on the website. We apologize for the inconvenience.',
  )
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('/contacts')
  expect(loginField().value).toBe('+4930123456')
})

test('links to the bot above the code when the bot must be opened first', async () => {
  await show(
    { SendAuthCode: () => onItsWay('https://t.me/versta_bot?start=abc') },
    '/login?way=code',
  )
  await sendCode('+4930123456')
  expect((await screen.findByRole('link', { name: /Open Telegram/ })).getAttribute('href')).toBe(
    'https://t.me/versta_bot?start=abc',
  )
})

test('offers VK ID where the server supports it, and follows the API’s redirect', async () => {
  const begun: unknown[] = []
  await show(
    {
      ...page([], ['VK']),
      BeginRedirectAuth: (variables) => {
        begun.push(variables)
        return {
          beginRedirectAuth: { __typename: 'LogInRedirect', url: 'http://localhost/elsewhere' },
        }
      },
    },
    '/login?returnTo=%2Fcontacts',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Log in with VK ID' }))
  await waitFor(() => expect(begun).toEqual([{ returnTo: '/contacts' }]))
  // the browser leaves the page
  await waitFor(() => expect(complaints.mock.calls.flat().join()).toMatch(/navigation/i))
})

test('explains that VK ID refused the login', async () => {
  await show({}, '/login?refused=vk')
  expect(screen.getByRole('alert').textContent).toMatch(/VK ID did not let you in/)
  expect(screen.queryByRole('button', { name: 'Log in with VK ID' })).toBeNull()
})

test.each([
  ['wait&seconds=540', /Please try again in 9 minutes/],
  ['wait&seconds=many', /Please try again in 60 seconds/],
  ['away', /No answer came/],
])('explains why the login with VK ID could not start: %s', async (refused, words) => {
  await show({}, `/login?refused=${refused}`)
  expect(screen.getByRole('alert').textContent).toMatch(words)
})

test('redirects a visitor who is logged in already', async () => {
  await renderRoute(route, {
    at: '/login?returnTo=%2Fcontacts',
    visitor: { id: 1, name: 'Anna', isOrganizer: false },
  })
  expect(screen.getByText('elsewhere')).toBeTruthy()
})
