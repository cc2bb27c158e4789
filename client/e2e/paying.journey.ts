import { expect } from '@playwright/test'
import { ownDeparture } from './catalogue.ts'
import { open, test } from './journey.ts'
import { confirmedOrder, payAtCheckout } from './orders.ts'

test('a declined payment leaves the request open for another try', async ({ page, ask }, info) => {
  const { path, uuid } = await confirmedOrder(ask, await ownDeparture(ask, info))
  await open(page, `${path}/pay`)
  await page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page).toHaveURL(/\/error\?reason=payment_declined/)
  await open(page, `${path}/pay`)
  await page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment was not finished')
  await open(page, `${path}/pay`)
  await page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
  await page.getByRole('button', { name: 'Pay and notify twice' }).click()
  await expect(page).toHaveURL(/\/success/)
  const { request } = await ask<{ request: { payments: unknown[]; status: string } }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { status payments { id } } }',
    { uuid },
  )
  expect(request).toMatchObject({ status: 'MADE_PREPAYMENT', payments: [{}] })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a traveler can pay', async ({ page, ask }, info) => {
    const { path } = await confirmedOrder(ask, await ownDeparture(ask, info))
    await page.goto(`${path}/pay`)
    await page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
    await payAtCheckout(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/)
  })
})
