/** Every reason for a failed login by code, and the wait that follows. */
import { expect, type Page } from '@playwright/test'
import { backstage } from './backstage.ts'
import { isReady, open, test } from './journey.ts'
import { codeTo, letterTo } from './letters.ts'
import { silence } from './outages.ts'

/** Returns a unique address in the demo traveler's mailbox, so that codes arrive. */
const newAddress = (): string => `tessa-${crypto.randomUUID().slice(0, 8)}@example.com`
const wrongWords = 'This code is wrong or no longer works. Check it, or ask for a new one.'
/** Returns three wrong codes. */
const wrongCodes = (code: string): string[] =>
  ['11111', '22222', '33333', '44444'].filter((other) => other !== code).slice(0, 3)

/**
 * Registers with a code and stays logged in. @returns the address, and the id of the e-mail with
 * the code
 */
const register = async (
  page: Page,
  ask: Parameters<typeof codeTo>[0],
  { phone = '', returnTo = '/' } = {},
) => {
  const address = newAddress()
  await open(page, `/register?way=code&returnTo=${returnTo}`)
  await page.getByLabel('First name').fill('Tessa')
  await page.getByLabel('E-mail').fill(address)
  if (phone) await page.getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const { id, code } = await codeTo(ask, address)
  await page.getByLabel('Code', { exact: true }).fill(code)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tessa' })).toBeVisible()
  return { address, id }
}

/** Registers with a code, then drops the session. */
const openAccount = async (
  page: Page,
  ask: Parameters<typeof codeTo>[0],
  more?: Parameters<typeof register>[2],
) => {
  const account = await register(page, ask, more)
  await page.context().clearCookies()
  return account
}

const newPhone = (): string =>
  `+49151${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(8, '0')
    .slice(-8)}`

/** Requests a code on the login page. */
const askForCode = async (page: Page, login: string) => {
  await open(page, '/login?way=code')
  await page.getByLabel('E-mail or phone').fill(login)
  await page.getByRole('button', { name: 'Send me a code' }).click()
}

test('sends no code to an invalid address, and keeps the input', async ({ page }) => {
  await askForCode(page, 'tessa at example')
  await expect(
    page.getByText('An e-mail address, or a phone number with + and country code'),
  ).toBeVisible()
  await expect(page.getByLabel('E-mail or phone')).toHaveValue('tessa at example')
  await page.getByLabel('E-mail or phone').fill('')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText('Required field')).toBeVisible()

  // simulate an outage of all services that reach phones
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('sendAuthCode')
      ? route.fulfill({
          json: {
            data: null,
            errors: [
              { message: 'no sender', extensions: { code: 'UNAVAILABLE', field: 'sender' } },
            ],
          },
        })
      : route.fallback(),
  )
  await page.getByLabel('E-mail or phone').fill('+49 151 23456789')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'SMS sending is currently unavailable due to technical reasons. Please contact the support team via the contacts on the website. We apologize for the inconvenience.',
  )
  await expect(page.getByRole('alert').getByRole('link', { name: 'To the contacts' })).toBeVisible()
  await expect(page.getByLabel('E-mail or phone')).toHaveValue('+49 151 23456789')
})

test('a code expires after ten minutes, in German', async ({ page, ask, comeBack }) => {
  const { address, id } = await openAccount(page, ask)
  await open(page, '/de/anmelden?way=code')
  await page.getByLabel('E-Mail oder Telefon').fill(address)
  await page.getByRole('button', { name: 'Code senden' }).click()
  await expect(page.getByText('Er gilt 10 Minuten.')).toBeVisible()
  const first = await codeTo(ask, address, id)
  await comeBack(11)
  await page.getByLabel('Code').fill(first.code)
  await expect(
    page.getByText(
      'Dieser Code ist falsch oder gilt nicht mehr. Prüfen Sie ihn oder fordern Sie einen neuen an.',
    ),
  ).toBeVisible()
})

test('a code allows three tries; then even the right one fails', async ({ page, ask }) => {
  const { address, id } = await openAccount(page, ask)
  await askForCode(page, address)
  const { code } = await codeTo(ask, address, id)
  for (const typed of [...wrongCodes(code), code]) {
    const checked = page.waitForResponse(async (response) =>
      (await response.text().catch(() => '')).includes('InvalidCodeError'),
    )
    await page.getByLabel('Code').fill(typed)
    await checked
    await expect(page.getByText(wrongWords)).toBeVisible()
  }
  await expect(page).toHaveURL(/\/login/)
})

test('an unconfirmed number opens a new account, and the first account gets an e-mail', async ({
  page,
  ask,
}) => {
  const phone = newPhone()
  const { address, id } = await openAccount(page, ask, { phone })
  await askForCode(page, phone)
  const { code } = await codeTo(ask, phone)
  await page.getByLabel('Code').fill(code)
  await expect(page).not.toHaveURL(/login/)
  await open(page, '/account/security')
  await expect(page.getByText(phone)).toBeVisible()
  await expect(page.getByText(address)).toHaveCount(0)
  await letterTo(ask, address, { after: id, says: /log in with your e-mail address/ })
})

test('a number confirmed in the account logs in to it', async ({ page, ask, comeBack }) => {
  const phone = newPhone()
  const { address } = await register(page, ask, { phone, returnTo: '/account/security' })
  await open(page, '/account/security')
  await expect(
    page.getByText('Until then you can’t log in with it, and whoever proves it first has it.'),
  ).toBeVisible()
  const number = page.getByLabel('Phone')
  await expect(number).toHaveValue(phone)
  await page
    .locator('form')
    .filter({ has: number })
    .getByRole('button', { name: 'Send a code there' })
    .click()
  const first = await codeTo(ask, phone)
  await page.getByLabel('Code').fill(first.code)
  await expect(page.getByText('This number is yours from now on.')).toBeVisible()
  await page.context().clearCookies()
  // skip the pause between two codes
  await comeBack(1)
  await askForCode(page, phone)
  await page.getByLabel('Code').fill((await codeTo(ask, phone, first.id)).code)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tessa' })).toBeVisible()
  await open(page, '/account/security')
  await expect(page.getByText(address)).toBeVisible()
})

test('between two codes the page counts down the wait', async ({ page }) => {
  const address = newAddress()
  await page.clock.install()
  await askForCode(page, address)
  await expect(page.getByText(`We are sending 5 digits to ${address}.`)).toBeVisible()
  await expect(page.getByText(/^New code in \d+ s$/)).toBeVisible()

  // a new page doesn't know of the pause, but the server does
  await askForCode(page, address)
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('Too many attempts for now')
  await expect(refusal).toContainText(/Please try again in \d+ seconds\./)
  await expect(page.getByLabel('E-mail or phone')).toHaveValue(address)
  await page.clock.fastForward(61_000)
  await expect(refusal).toContainText('You can try again now.')
})

test('sends three codes an hour and five a day, shows the wait, and sends the next one after it', async ({
  page,
  ask,
  comeBack,
}) => {
  const { address, id } = await openAccount(page, ask)
  let newest = id
  const askAfter = async (minutes: number) => {
    await comeBack(minutes)
    await askForCode(page, address)
  }
  const expectCode = async () => {
    await expect(page.getByText(`We are sending 5 digits to ${address}.`)).toBeVisible()
    newest = (await codeTo(ask, address, newest)).id
  }
  const expectWait = async (wait: RegExp) => {
    await expect(page.getByRole('alert')).toContainText('Too many attempts for now')
    await expect(page.getByRole('alert')).toContainText(wait)
    await expect(page.getByLabel('E-mail or phone')).toHaveValue(address)
  }
  for (const minutes of [0, 1, 2]) {
    await askAfter(minutes)
    await expectCode()
  }
  await askAfter(3)
  await expectWait(/Please try again in 5\d minutes\./)
  for (const minutes of [63, 64]) {
    await askAfter(minutes)
    await expectCode()
  }
  await askAfter(65)
  await expectWait(/Please try again in 23 hours\./)
  await askAfter(24 * 60 + 5)
  await expectCode()
})

test('checks fifteen codes a day, then shows the wait, in German', async ({ page, comeBack }) => {
  const address = newAddress()
  await open(page, '/de/anmelden?way=code')
  await page.getByLabel('E-Mail oder Telefon').fill(address)
  await page.getByRole('button', { name: 'Code senden' }).click()
  const code = page.getByLabel('Code')
  const tryOne = async (digits: string) => {
    const checked = page.waitForResponse(async (response) =>
      (await response.text().catch(() => '')).includes('InvalidCodeError'),
    )
    await code.fill(digits)
    await checked
    await expect(page.getByText('Dieser Code ist falsch oder gilt nicht mehr.')).toBeVisible()
  }
  await tryOne('11111')
  await backstage('tryCodes', address)
  await tryOne('22222')
  await code.fill('33333')
  const refusal = page.getByRole('alert').filter({ hasText: 'Zu viele Versuche auf einmal' })
  await expect(refusal).toContainText('Bitte versuchen Sie es in 24 Stunden wieder.')
  await expect(code).toHaveValue('33333')
  await expect(page.getByText(address)).toBeVisible()
  await comeBack(24 * 60 + 5)
  await tryOne('44444')
  await expect(refusal).toHaveCount(0)
})

test('a captcha without a response can be retried; without any response, input is kept', async ({
  page,
  complaints,
}) => {
  const address = newAddress()
  await open(page, '/login')
  const email = page.getByLabel('E-mail or phone')
  const tryOnce = async (password: string) => {
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  await email.fill(address)
  for (const password of ['first', 'second', 'third']) {
    await tryOnce(password)
    await expect(page.getByText('This login and password don’t match.')).toBeVisible()
    await page.reload()
    await isReady(page)
    await email.fill(address)
  }
  const speak = await silence(page, 'captchaChallenge')
  await tryOnce('fourth')
  await expect(page.getByRole('alert')).toContainText('The check against robots did not work')
  await expect(page.getByRole('alert')).toContainText(
    'Please try again. What you typed is still there.',
  )
  await expect(email).toHaveValue(address)
  await speak()
  expect(complaints.splice(0).join()).toContain('NetworkFailure')
  // its text is shown while the puzzle loads: here until we release it
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('captchaChallenge')) await held
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('A quick check against robots')).toBeVisible()
  await expect(
    page.getByText('Your device solves it by itself in a second or two, then we go on.'),
  ).toBeVisible()
  letCome()
  await expect(page.getByText('This login and password don’t match.')).toBeVisible()

  await silence(page, 'logIn')
  await tryOnce('fifth')
  await expect(page.getByRole('alert')).toContainText(
    'No answer came. Please try again in a moment: what you typed is still there.',
  )
  await expect(email).toHaveValue(address)
})

test('tries for many accounts from one address require a longer puzzle', async ({ page, ask }) => {
  // ten other accounts from the same address
  for (let visitor = 0; visitor < 10; visitor += 1)
    await ask(
      'mutation ($login: String!) { logIn(login: $login, password: "guess") { __typename } }',
      { login: newAddress() },
    )
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('captchaChallenge') ? undefined : route.fallback(),
  )
  await open(page, '/login')
  await page.getByLabel('E-mail or phone').fill(newAddress())
  await page.getByLabel('Password').fill('guess')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(
    page.getByText('Your device solves it by itself in a few seconds, then we go on.'),
  ).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a failed login with VK ID shows other ways', async ({ page }) => {
  await open(page, '/login?refused=vk')
  await expect(page.getByRole('alert')).toContainText(
    'VK ID did not let you in. Try it again, or take another way.',
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the captcha shows that it requires scripts', async ({ page, ask }) => {
    const address = newAddress()
    for (let attempt = 1; attempt <= 3; attempt += 1)
      await ask(
        'mutation ($login: String!) { logIn(login: $login, password: "guess") { __typename } }',
        { login: address },
      )
    await page.goto('/login')
    await page.getByLabel('E-mail or phone').fill(address)
    await page.getByLabel('Password').fill('guess')
    await page.getByRole('button', { name: 'Log in' }).click()
    // Playwright's matchers ignore text in <noscript>
    expect(await page.getByRole('status').locator('noscript p').textContent()).toBe(
      'This check is the one thing here that needs JavaScript. Please turn it on for this site, or try again tomorrow.',
    )
    await expect(page.getByLabel('E-mail or phone')).toHaveValue(address)
  })
})
