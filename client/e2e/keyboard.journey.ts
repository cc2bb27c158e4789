import { expect, type Page } from '@playwright/test'
import { roomyDeparture } from './catalogue.ts'
import { open, test } from './journey.ts'
import { found } from './listing.ts'
import { orderPathOf, requestAddress, sendButton } from './ordering.ts'
import { newVisitor } from './orders.ts'

// phones have no Tab key: the configuration runs this file at desktop size only

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, target: ReturnType<Page['locator']>, most = 80): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${target}`)
}

test('the first Tab reaches the skip link', async ({ page }) => {
  await open(page, '/tours')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the space bar sets a filter and keeps the focus', async ({ page }) => {
  await open(page, '/tours')
  const altai = page.locator('#filters').getByRole('checkbox', { name: /^Altai/ })
  await tabTo(page, altai)
  const before = await found(page).textContent()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/tours?regions=1')
  await expect(found(page)).not.toHaveText(before ?? '')
  await expect(altai).toBeFocused()
})

test('Enter opens the gallery, arrows turn it, and Escape restores the focus', async ({
  page,
  ask,
}, info) => {
  const { tourPath } = await roomyDeparture(ask, info)
  await open(page, tourPath)
  const opener = page.getByRole('link', { name: /^Open picture 1 of/ })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('keys search, filter, sort and page a list', async ({ page }) => {
  await open(page, '/')
  const search = page.getByRole('form', { name: 'Find a tour' })
  await tabTo(page, search.getByLabel('Where'))
  await page.keyboard.type('Lake B')
  await tabTo(page, search.getByRole('button', { name: 'Show tours' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tours\?.*regions=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/tours/i)

  await tabTo(page, page.getByRole('link', { name: 'Remove: Lake Baikal' }))
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/regions/)
  await expect(found(page)).toBeFocused() // the chip is gone: the focus stays near it
  const sort = page.getByLabel('Order', { exact: true })
  await page.keyboard.press('Shift+Tab')
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=price/)
  await expect(sort).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Next page' }), 120)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('at 200 % the filters open over the page, and Escape restores the focus', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 })
  await open(page, '/tours')
  const opener = page.getByRole('button', { name: /^Filters/ })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await expect(drawer).toBeVisible()
  const altai = drawer.getByRole('checkbox', { name: /^Altai/ })
  await tabTo(page, altai)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/tours?regions=1')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()

  const card = page.getByRole('article').first().getByRole('link')
  await tabTo(page, card)
  const title = (await card.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 12)))
})

test('keys find, read and leave an article', async ({ page }) => {
  await open(page, '/blog')
  const article = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await tabTo(page, article)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blog\/.+-\d+$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(((await heading.textContent()) ?? '').slice(0, 12)))
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('keys open a question and reach the contact form', async ({ page }) => {
  await open(page, '/faq')
  const question = page.getByRole('main').locator('summary').nth(1)
  await tabTo(page, question)
  const answer = question.locator('xpath=..')
  await page.keyboard.press('Enter')
  await expect(answer).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(answer).not.toHaveAttribute('open')
  const contacts = page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' })
  await tabTo(page, contacts, 200)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('main').locator('a[href^="mailto:"]').first())
})

test('keys switch language and currency, and page and filters stay', async ({ page }) => {
  await open(page, '/tours?regions=1')
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'DE' }),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/reisen?regions=1')
  const currency = page.getByLabel('Währung')
  await tabTo(page, currency)
  // options on the way to the third one load nothing
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(currency).toBeFocused()
  await page.keyboard.type('GBP')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first().getByText(/\d\s£/).first()).toBeVisible()
  await expect(page).toHaveURL('/de/reisen?regions=1')
})

test('keys alone complete an order', async ({ page, ask }, info) => {
  const departure = await roomyDeparture(ask, info)
  const { name, email, phone } = newVisitor('Emil Tastatur')
  await open(page, departure.tourPath)
  await tabTo(page, page.locator(`#dates ~ ul a[href="${orderPathOf(departure)}"]`), 120)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Request your seats' })).toBeFocused()
  for (const [label, text] of [
    ['Your name', name],
    ['E-mail', email],
    ['Phone', phone],
  ] as const) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('button', { name: sendButton }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(requestAddress)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your seats are held, Emil' }),
  ).toBeFocused()
})
