/** Opens an account with codes sent by e-mail. */
import { expect } from '@playwright/test'
import { isReady, open, test } from './journey.ts'
import { codeTo } from './letters.ts'

test('a visitor registers with a code, logs out, and logs in with another', async ({
  page,
  ask,
}, info) => {
  const email =
    `ines-${info.project.name.replaceAll(/\W/g, '')}-${crypto.randomUUID().slice(0, 8)}@example.com`.toLowerCase()

  await open(page, '/register?way=code&returnTo=/account/profile')
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(email)).toBeVisible()
  const first = await codeTo(ask, email)
  // the last digit submits the form
  await page.getByLabel('Code').fill(first.code)
  await expect(page).toHaveURL(/\/account\/profile$/)
  await expect(page.getByLabel('First name')).toHaveValue('Ines')
  await isReady(page)

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await open(page, '/account')
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/)

  await page.getByRole('link', { name: 'By one-time code' }).click()
  await page.getByLabel('E-mail or phone').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const second = await codeTo(ask, email, first.id)
  await page.getByLabel('Code').fill(second.code)
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { name: 'Your trips', level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ines' })).toBeVisible()
})
