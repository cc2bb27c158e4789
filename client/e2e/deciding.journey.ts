/** An organizer's decisions, the errors of the request list, and the results for the traveler. */
import { expect, type Page } from '@playwright/test'
import { ownDeparture } from './catalogue.ts'
import { isReady, open, test } from './journey.ts'
import { letterTo } from './letters.ts'
import { confirmOrder, type Order, orderSeats } from './orders.ts'
import { silence } from './outages.ts'

const logIn = async (page: Page, email: string, password = 'versta-demo') => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const openRequests = async (page: Page) => {
  await open(page, '/crm/requests')
  await logIn(page, 'organizer@versta.example')
  await expect(page.getByRole('heading', { level: 1, name: /^Requests/ })).toBeVisible()
  await isReady(page)
}

/** Opens a request's decision card from the list. */
const cardOf = async (page: Page, order: Order) => {
  const row = rowOf(page, order)
  await row.getByRole('button', { name: /^Answer/ }).click()
  return row.getByRole('dialog')
}

const rowOf = (page: Page, { contact }: Order) =>
  page.getByRole('row').filter({ hasText: contact.email })

test('the CRM login explains each refusal', async ({ page }) => {
  await open(page, '/crm/requests')
  const refusal = page.getByRole('alert')
  const address = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page
    .getByRole('button', { name: 'Log in' })
    .evaluate((button: HTMLButtonElement) => button.form?.setAttribute('novalidate', ''))
  await logIn(page, address, ' ')
  await expect(refusal).toHaveText(
    'This login and password don’t match. Check both, or set a new password.',
  )
  await expect(page.getByLabel('E-mail')).toHaveValue(address)
  await logIn(page, address, '')
  await expect(refusal).toHaveText('Please enter your e-mail and your password.')
  const speak = await silence(page, 'logIn')
  await logIn(page, address, 'guess')
  await expect(refusal).toHaveText(
    'No answer came. Please try again in a moment: what you typed is still there.',
  )
  await speak()
  await logIn(page, 'tourist@versta.example')
  await expect(refusal).toHaveText('You are logged in, but this account belongs to no organizer.')
})

test('an organizer declines with a reason, and the traveler reads it', async ({
  page,
  ask,
}, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await openRequests(page)
  const card = await cardOf(page, order)
  await card.getByLabel('Words to the travelers').fill('The river is too high')
  await card.getByRole('button', { name: 'Decline' }).click()
  await expect(rowOf(page, order)).toContainText('Canceled by the organizer')
  await letterTo(ask, order.contact.email, { says: /The river is too high/ })
  await open(page, order.path)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This request is closed' }),
  ).toBeVisible()
  await expect(page.getByText('Canceled by the organizer')).toBeVisible()
  await open(page, `/de${order.path}`)
  await expect(page.getByText('Vom Veranstalter abgesagt')).toBeVisible()
})

test('an organizer extends the hold up to two weeks in total', async ({ page, ask }, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await openRequests(page)
  const card = await cardOf(page, order)
  await expect(
    card.getByText('At most two weeks after the request came. We e-mail the travelers.'),
  ).toBeVisible()
  const held = rowOf(page, order).locator('td > time').last()
  // a week, then the remaining time
  for (const _ of [1, 2]) {
    const before = (await held.getAttribute('datetime')) ?? ''
    await card
      .getByLabel('Need more time? Hold the seats until')
      .selectOption({ index: (await card.getByRole('option').count()) - 1 })
    await card.getByRole('button', { name: 'Hold longer' }).click()
    await expect(held).not.toHaveAttribute('datetime', before)
    // the card closes, and the confirmation gets the focus
    await expect(card).toBeHidden()
    const done = page
      .getByRole('status')
      .filter({ hasText: `The seats of request ${order.id} are held longer.` })
    await expect(page.locator(':focus').filter({ has: done })).toBeVisible()
    await cardOf(page, order)
  }
  await letterTo(ask, order.contact.email, { says: /longer|held until/i })
  const { request } = await ask<{ request: { createdAt: string; holdExpiresAt: string } }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { createdAt holdExpiresAt } }',
    { uuid: order.uuid },
  )
  expect(Date.parse(request.holdExpiresAt) - Date.parse(request.createdAt)).toBe(
    14 * 24 * 3_600_000,
  )
  await expect(card.getByRole('button', { name: 'Hold longer' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toBeHidden()
})

test('the slower of two deciders sees the new status', async ({ page, ask }, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await openRequests(page)
  const card = await cardOf(page, order)
  const speak = await silence(page, 'confirmRequest')
  await card.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('That did not work. Please try again.')
  await speak()
  await confirmOrder(ask, order)
  await card.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    `Request ${order.id} stands otherwise by now: the list shows how.`,
  )
  await expect(rowOf(page, order)).toContainText('Waiting for prepayment')
})

test("a request ends without cost when the organizer doesn't answer in time", async ({
  page,
  ask,
  comeBack,
}, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await comeBack(15 * 24 * 60)
  await open(page, order.path)
  await expect(
    page.getByText(/has not answered in time\. The request ends by itself, at no cost\.$/),
  ).toBeVisible()
  await expect(
    page.getByText(
      /^The time for holding your seats has run out\. Ask .+ whether they are still free/,
    ),
  ).toBeVisible()
  await open(page, `/de${order.path}`)
  await expect(page.getByText(/^Die Reservierung Ihrer Plätze ist abgelaufen\./)).toBeVisible()
})
