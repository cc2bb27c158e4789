import { expect, type Page } from '@playwright/test'
import { roomyDeparture } from './catalogue.ts'
import { open, test } from './journey.ts'
import { found } from './listing.ts'
import { newVisitor, orderPathOf, requestAddress, sendButton } from './ordering.ts'

test.skip(({ isMobile }) => isMobile, 'phones have no Tab key')

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, target: ReturnType<Page['locator']>, most = 80): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${target}`)
}

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/tours')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a filter is set by the space bar and keeps the focus', async ({ page }) => {
  await open(page, '/tours')
  const altai = page.locator('#filters').getByRole('checkbox', { name: /^Altai/ })
  await tabTo(page, altai)
  const before = await found(page).textContent()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/tours?regions=1')
  await expect(found(page)).not.toHaveText(before ?? '')
  await expect(altai).toBeFocused()
})

test('the gallery opens by Enter, turns by arrows and gives the focus back on Escape', async ({ page, ask }, info) => {
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

test('an order needs nothing but keys', async ({ page, ask }, info) => {
  const departure = await roomyDeparture(ask, info)
  const { name, email, phone } = newVisitor('Emil Tastatur')
  await open(page, orderPathOf(departure))
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
  await expect(page.getByRole('heading', { level: 1, name: 'Your seats are held, Emil' })).toBeFocused()
})
