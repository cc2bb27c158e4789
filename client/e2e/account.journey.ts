/** From no account to one, by codes that come by mail: the server of the journeys has no mail service and keeps what it would send. */
import { expect } from '@playwright/test'
import { type Ask, isReady, open, test } from './journey.ts'

const lastCodeTo = async (ask: Ask, recipient: string, after: number): Promise<{ id: number; code: string }> => {
  let found: { id: number; code: string } | undefined
  await expect
    .poll(
      async () => {
        const { outboxMessages } = await ask<{ outboxMessages: { edges: { node: { id: number; text: string } }[] } }>(
          'query ($recipient: String!) { outboxMessages(first: 5, recipient: $recipient) { edges { node { id text } } } }',
          { recipient },
        )
        const message = outboxMessages.edges.map(({ node }) => node).find(({ id }) => id > after)
        const code = message && /\b\d{5}\b/.exec(message.text)?.[0]
        found = message && code ? { id: message.id, code } : undefined
        return found?.id ?? 0
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0)
  if (!found) throw new Error('no code came')
  return found
}

test('one opens an account by a code, logs out, and logs in again by another', async ({ page, ask }, info) => {
  const email = `ines-${info.project.name.replaceAll(/\W/g, '')}-${crypto.randomUUID().slice(0, 8)}@example.com`.toLowerCase()

  await open(page, '/register?way=code&returnTo=/account/profile')
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(email)).toBeVisible()
  const first = await lastCodeTo(ask, email, 0)
  // the last digit sends the form
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
  const second = await lastCodeTo(ask, email, first.id)
  await page.getByLabel('Code').fill(second.code)
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { name: 'Your trips', level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ines' })).toBeVisible()
})
