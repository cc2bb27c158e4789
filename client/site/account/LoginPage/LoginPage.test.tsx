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

/** jsdom goes nowhere; what asks it to is heard. */
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

test('login and password go to the API as they were typed', async () => {
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
])('a refusal says why and keeps the login, not the password: %#', async (answer, words) => {
  await show({ SiteLogIn: () => answer })
  await byPassword()
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(loginField().value).toBe('anna@example.com')
})

test('what is missing is said at its field, which takes the focus; the API is not asked', async () => {
  const { calls } = await show({})
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(document.activeElement).toBe(loginField()))
  expect(screen.getAllByText('Required field')).toHaveLength(2)
  expect(calls.map(({ operation }) => operation)).toEqual(['LoginPage'])
})

test('a captcha of a service is shown when it is asked for, the harder one where that is, and its answer goes along', async () => {
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
  expect(screen.getByText(/show that you are no robot/)).toBeTruthy()
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

test('a code: sent to the phone by the way that was chosen, then five digits log in by themselves', async () => {
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

test('no way for codes to a phone: the words of the specification, with the way to the contacts', async () => {
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

test('where the bot wants to be opened first, the way there stands above the code', async () => {
  await show(
    { SendAuthCode: () => onItsWay('https://t.me/versta_bot?start=abc') },
    '/login?way=code',
  )
  await sendCode('+4930123456')
  expect((await screen.findByRole('link', { name: /Open Telegram/ })).getAttribute('href')).toBe(
    'https://t.me/versta_bot?start=abc',
  )
})

test('VK ID is offered where the server has it, and its answer of type redirect is followed', async () => {
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
  // the browser is sent away: nothing of the page is in its place
  await waitFor(() => expect(complaints.mock.calls.flat().join()).toMatch(/navigation/i))
})

test('who comes back from VK ID without being let in reads so; who declined reads nothing', async () => {
  await show({}, '/login?refused=vk')
  expect(screen.getByRole('alert').textContent).toMatch(/VK ID did not let you in/)
  expect(screen.queryByRole('button', { name: 'Log in with VK ID' })).toBeNull()
})

test.each([
  ['wait&seconds=540', /Please try again in 9 minutes/],
  ['wait&seconds=many', /Please try again in 60 seconds/],
  ['away', /No answer came/],
])('what VK ID could not be asked about is told as such: %s', async (refused, words) => {
  await show({}, `/login?refused=${refused}`)
  expect(screen.getByRole('alert').textContent).toMatch(words)
})

test('who is logged in already goes on', async () => {
  await renderRoute(route, {
    at: '/login?returnTo=%2Fcontacts',
    visitor: { id: 1, name: 'Anna', isOrganizer: false },
  })
  expect(screen.getByText('elsewhere')).toBeTruthy()
})
