import { expect } from '@playwright/test'
import { countOf, roomyDeparture, tourPaths } from './catalogue.ts'
import { test } from './journey.ts'
import { found } from './listing.ts'
import { expectContact, fillContact, orderPathOf, requestAddress, sendButton } from './ordering.ts'
import { newVisitor, requestsFrom } from './orders.ts'

test.use({ javaScriptEnabled: false })

test('filters and pages a list', async ({ page, ask }) => {
  await page.goto('/tours')
  const all = await countOf(ask, '')
  await expect(found(page)).toHaveText(`${all} tours`)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/tours?page=2')
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/tours')
  const panel = page.locator('details', { has: page.locator('#filters') })
  const summary = panel.locator('> summary') // collapsed on narrow screens only
  if (await summary.isVisible()) await summary.click()
  await panel.getByRole('checkbox', { name: /^Altai/ }).check()
  await panel.getByRole('checkbox', { name: /^Moderate/ }).check()
  await panel.getByRole('button', { name: 'Show what fits' }).click()
  // untouched fields of the form stay out of the address
  await expect(page).toHaveURL('/tours?difficulty=2&regions=1')
  const count = await countOf(ask, 'difficulty=2&regions=1')
  expect(count).toBeGreaterThan(0)
  await expect(found(page)).toHaveText(count === 1 ? '1 tour' : `${count} tours`)
  await page.getByRole('link', { name: 'Remove: Altai' }).click()
  await expect(page).toHaveURL('/tours?difficulty=2')
})

test(
  'orders by a plain form; sending it twice makes one request',
  { tag: '@desktop' },
  async ({ page, ask }, info) => {
    const departure = await roomyDeparture(ask, info)
    const visitor = newVisitor('Clara Noscript')
    await page.goto(orderPathOf(departure))
    const wrong = { ...visitor, email: 'clara@example', phone: '12' }
    await fillContact(page, wrong)
    await page.getByLabel(/Anything the organizer should know/).fill('Vegetarian, please.')
    // turn off the browser's check to reach the server's
    await page
      .getByLabel('E-mail')
      .evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''))
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: sendButton }).click(),
    ])
    expect(answer.status()).toBe(422)
    await expect(page.getByText('Please enter a valid e-mail')).toBeVisible()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expectContact(page, wrong)
    await expect(page.getByLabel(/Anything the organizer should know/)).toHaveValue(
      'Vegetarian, please.',
    )

    await fillContact(page, visitor)
    await page.getByRole('button', { name: sendButton }).click()
    await expect(page).toHaveURL(requestAddress)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your seats are held, Clara' }),
    ).toBeVisible()
    const address = page.url()
    await page.reload()
    await expect(page.getByRole('region', { name: 'What you requested' })).toContainText(
      'Vegetarian, please.',
    )

    // go back and send the same form again
    await page.goBack()
    await fillContact(page, visitor)
    await page.getByRole('button', { name: sendButton }).click()
    await expect(page).toHaveURL(address)
    expect(await requestsFrom(ask, visitor.email)).toHaveLength(1)
  },
)

test(
  "reads blog, article, reviews and an organizer's page",
  { tag: '@desktop' },
  async ({ page, ask }, info) => {
    await page.goto('/blog')
    const article = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    await expect(article).toBeVisible()
    await article.click()
    await expect(page).toHaveURL(/\/blog\/.+-\d+$/)
    await expect(page.getByRole('main').getByRole('paragraph').nth(3)).toBeVisible()
    // controls that need scripts are hidden
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      /facebook.*blog/,
    )

    await page.goto('/reviews')
    const reviews = page.getByRole('main').getByRole('article')
    await expect(reviews.first()).toBeVisible()
    const regions = page.getByRole('main').locator('a[href^="/reviews/"]')
    await regions.first().click()
    await expect(page).toHaveURL(/\/reviews\/[a-z-]+$/)
    await expect(reviews.first()).toBeVisible()

    const { tourId } = await roomyDeparture(ask, info)
    await page.goto((await tourPaths(ask, tourId)).de)
    await page.getByRole('main').locator('a[href^="/de/veranstalter/"]').first().click()
    await expect(page).toHaveURL(/\/de\/veranstalter\/.+-\d+$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  },
)

test('finds a place, an answer and the contacts', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/de/reiseziele')
  const place = page.getByRole('main').locator('a[href*="/de/altai"]').first()
  await place.click()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/faq')
  const answer = page.locator('#question-3')
  await expect(answer).toBeHidden()
  await page.locator('details', { has: answer }).last().locator('> summary').click()
  await expect(answer).toBeVisible()

  await page.goto('/contacts')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
})

test('switches currency and language on the same page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/tours?regions=1')
  await page.getByLabel('Currency', { exact: true }).selectOption('CHF')
  await page.getByRole('button', { name: 'Show prices in this currency' }).click()
  await expect(page).toHaveURL('/tours?regions=1')
  await expect(page.getByRole('article').first().getByText(/CHF/).first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'DE' }).click()
  await expect(page).toHaveURL('/de/reisen?regions=1')
  await expect(page.getByRole('article').first().getByText(/CHF/).first()).toBeVisible()
})
