/** Attempt limits of accounts, as a visitor sees them after too many tries. */
import { expect } from '@playwright/test'
import { open, test } from './journey.ts'
import { letterTo } from './letters.ts'

for (const [path, label] of [
  ['/login', 'E-mail or phone'],
  ['/crm/login', 'E-mail'],
] as const)
  test(`after three wrong passwords at ${path} the device solves a captcha for the next try, and input is kept`, async ({
    page,
  }) => {
    const puzzles: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('captchaChallenge')) puzzles.push(request.url())
    })
    await open(page, path)
    const email = page.getByLabel(label)
    const address = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`
    await email.fill(address)
    for (const [password, solved] of [
      ['first', 0],
      ['second', 0],
      ['third', 0],
      ['fourth', 1],
    ] as const) {
      await page.getByLabel('Password').fill(password)
      const answer = page.waitForResponse(async (response) =>
        (await response.text().catch(() => '')).includes('InvalidCredentialsError'),
      )
      await page.getByRole('button', { name: 'Log in' }).click()
      await answer
      await expect(page.getByText('This login and password don’t match.')).toBeVisible()
      await expect(email).toHaveValue(address)
      expect(puzzles.length, password).toBeGreaterThanOrEqual(solved)
    }
  })

test('sends three password links a day, then shows the wait, and sends the next one a day later', async ({
  page,
  comeBack,
}) => {
  const address = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`
  const askForLink = async () => {
    await open(page, '/forgot-password')
    await page.getByLabel('E-mail').fill(address)
    await page.getByRole('button', { name: 'Send me a link' }).click()
  }
  // shown for addresses without an account, too
  const sent = page.getByText(`If ${address} has an account here`)
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await askForLink()
    await expect(sent).toBeVisible()
  }
  await askForLink()
  const refusal = page.getByRole('alert').filter({ hasText: 'Too many attempts for now' })
  await expect(refusal).toBeVisible()
  await expect(refusal).toContainText(/Please try again in \d+ (hours|minutes)\./)
  await expect(page.getByLabel('E-mail')).toHaveValue(address)
  await comeBack(24 * 60 + 5)
  await askForLink()
  await expect(sent).toBeVisible()
})

test('the page counts down to the next code instead of offering it', async ({ page, ask }) => {
  const address = `nils-${crypto.randomUUID().slice(0, 8)}@example.com`
  await open(page, '/register?way=code')
  await page.getByLabel('First name').fill('Nils')
  await page.getByLabel('E-mail').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await letterTo(ask, address, { says: /\b\d{5}\b/ })
  await expect(page.getByText(/New code in \d+ s/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0)
})
