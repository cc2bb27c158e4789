import { expect, type Page } from '@playwright/test'
import { roomyDeparture } from './catalogue.ts'
import { type Ask, open, test } from './journey.ts'
import { fillContact, newVisitor, orderPathOf, requestAddress, requestsFrom, sendButton } from './ordering.ts'

/** Orders, and has the organizer say yes. @returns path of the request */
const confirmedRequest = async (page: Page, ask: Ask, info: Parameters<typeof roomyDeparture>[1]): Promise<string> => {
  const visitor = newVisitor()
  await page.goto(orderPathOf(await roomyDeparture(ask, info)))
  await fillContact(page, visitor)
  await page.getByRole('button', { name: sendButton }).click()
  await expect(page).toHaveURL(requestAddress)
  const [request] = await requestsFrom(ask, visitor.email)
  await ask('mutation ($id: Int!) { confirmRequest(id: $id, message: "Bring warm socks") { __typename } }', { id: request?.id })
  return new URL(page.url()).pathname
}

test('a declined payment leaves the request open for another try', async ({ page, ask }, info) => {
  const path = await confirmedRequest(page, ask, info)
  await open(page, `${path}/pay`)
  await page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page).toHaveURL(/\/error\?reason=payment_declined/)
  await open(page, `${path}/pay`)
  await page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
  await page.getByRole('button', { name: 'Pay and notify twice' }).click()
  await expect(page).toHaveURL(/\/success/)
  const { request } = await ask<{ request: { payments: unknown[]; status: string } }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { status payments { id } } }',
    { uuid: path.split('/').at(-1) },
  )
  expect(request).toMatchObject({ status: 'MADE_PREPAYMENT', payments: [{}] })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('one pays all the same', async ({ page, ask }, info) => {
    const path = await confirmedRequest(page, ask, info)
    await page.goto(`${path}/pay`)
    await page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/)
  })
})
