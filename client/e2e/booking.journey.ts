import { type BrowserContext, expect, type Page } from '@playwright/test'
import { lastSeat, roomyDeparture, soldOutDeparture } from './catalogue.ts'
import { open, test } from './journey.ts'
import { expectContact, fillContact, orderPathOf, requestAddress, sendButton } from './ordering.ts'
import { newVisitor, requestsFrom } from './orders.ts'

test('makes one request of a double click, at the displayed price', async ({ page, ask }, info) => {
  const departure = await roomyDeparture(ask, info)
  const visitor = newVisitor()
  await open(page, orderPathOf(departure))
  await fillContact(page, visitor)
  await page.getByRole('button', { name: 'One adult more' }).click()
  await page.getByRole('button', { name: 'One adult more' }).click()
  const shown = await page
    .getByRole('complementary', { name: 'Your trip' })
    .getByText(/^Total/)
    .locator('xpath=..')
    .textContent()
  await page.getByRole('button', { name: sendButton }).dblclick()
  await expect(page).toHaveURL(requestAddress)
  await expect(
    page
      .getByRole('region', { name: 'What you requested' })
      .getByText(/^Total/)
      .locator('xpath=..'),
  ).toHaveText(shown ?? '')
  const requests = await requestsFrom(ask, visitor.email)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.total.amountMinor).toBe(3 * departure.priceMinor)
})

test('sells the last place to one of two visitors; the other loses no input', async ({
  browser,
  ask,
}, info) => {
  const departure = await lastSeat(ask, info)
  const visitors = [newVisitor('First Visitor'), newVisitor('Second Visitor')]
  const contexts: BrowserContext[] = []
  const pages: Page[] = []
  for (const visitor of visitors) {
    const context = await browser.newContext()
    contexts.push(context)
    const page = await context.newPage()
    pages.push(page)
    await open(page, orderPathOf(departure))
    await fillContact(page, visitor)
  }
  await Promise.all(pages.map((page) => page.getByRole('button', { name: sendButton }).click()))
  const outcomes = await Promise.all(
    pages.map(async (page) => {
      await expect(
        page.getByRole('heading', { name: /^Your seats are held/ }).or(page.getByRole('alert')),
      ).toBeVisible()
      return requestAddress.test(page.url())
    }),
  )
  expect(outcomes.toSorted()).toEqual([false, true])
  const loser = outcomes.indexOf(false)
  const [page, visitor] = [pages[loser], visitors[loser]]
  if (!page || !visitor) throw new Error('no one lost')
  await expect(page.getByRole('alert')).toContainText('The last seat has just been taken')
  await expectContact(page, visitor)
  const counts: number[] = []
  for (const { email } of visitors) counts.push((await requestsFrom(ask, email)).length)
  expect(counts.toSorted()).toEqual([0, 1])

  // one click switches to another date and keeps all input
  await page.getByRole('alert').getByRole('button').first().click()
  await expectContact(page, visitor)
  await page.getByRole('button', { name: sendButton }).click()
  await expect(page).toHaveURL(requestAddress)
  await Promise.all(contexts.map((context) => context.close()))
})

test('a sold-out date is shown but can’t be chosen', async ({ page, ask }, info) => {
  const departure = await soldOutDeparture(ask, info)
  await open(page, departure.tourPath)
  await expect(page.getByText('Sold out').first()).toBeAttached()
  await expect(page.locator(`a[href="${orderPathOf(departure)}"]`)).toHaveCount(0)
  await open(page, orderPathOf(departure))
  const dates = page.getByLabel('Date', { exact: true })
  await expect(dates.locator(`option[value="${departure.id}"]`)).toBeDisabled()
  await expect(dates).not.toHaveValue(String(departure.id))
})
