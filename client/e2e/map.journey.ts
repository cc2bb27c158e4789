/** The listing as a map: pins, their cards, search around a place and in the visible area. */
import { expect, type Locator, type Page } from '@playwright/test'
import { countOf } from './catalogue.ts'
import { open, test } from './journey.ts'
import { filters, found } from './listing.ts'
import { expectAccessible, expectFocusVisible, expectGoodPage } from './looking.ts'

// software draws the map where there is no graphics card
test.slow()

const area = (page: Page): Locator => page.getByRole('region', { name: 'Tours on the map' })
/** Returns the pins of prices and groups, from west to east. */
const pins = (page: Page): Locator => area(page).getByRole('button', { name: /from \$|from \D?\d/ })

/** Expects the map's pixels to have more than one color: land and water are drawn. */
const isDrawn = async (page: Page): Promise<void> => {
  await expect(area(page)).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 })
  await expect(pins(page).first()).toBeVisible()
}

/** Returns the pin of a single tour; opens groups until there is one. */
const singlePin = async (page: Page): Promise<Locator> => {
  const single = pins(page)
    .and(page.locator('[aria-label]:not([aria-label*=" tours here"])'))
    .first()
  await expect(async () => {
    if (await single.isVisible()) return
    await pins(page).first().press('Enter')
    await expect(single).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return single
}

test('the map shows every tour of the list, and a pin leads to its tour', async ({ page, ask }) => {
  await open(page, '/tours?view=map')
  await isDrawn(page)
  const all = await countOf(ask, '')
  await expect(found(page)).toHaveText(`${all} tours`)
  const names = await pins(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  )
  const counted = names
    .map((name) => Number(/^(\d+) tours here/.exec(name)?.[1] ?? 1))
    .reduce((sum, count) => sum + count, 0)
  expect(counted).toBe(all)

  const single = await singlePin(page)
  const title = (await single.getAttribute('aria-label'))?.replace(/, from .*$/, '') ?? ''
  await single.focus()
  await page.keyboard.press('Enter')
  const card = area(page).getByRole('region', { name: 'The tour at this pin' })
  await expect(card.getByRole('link', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(single).toBeFocused()
  await page.keyboard.press('Enter')
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/tours?view=map')
})

test("the map passes axe, also with a pin's cards open and after a move", {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/tours?view=map')
  await isDrawn(page)
  await expectGoodPage(page, 'the map')
  await (await singlePin(page)).press('Enter')
  await expect(
    area(page).getByRole('region', { name: 'The tour at this pin' }).getByRole('link').first(),
  ).toBeVisible()
  await expectAccessible(page, 'the cards of a pin')
  await expectFocusVisible(page, 'the cards of a pin')
  await page.keyboard.press('Escape')
  await area(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect(area(page).getByRole('button', { name: 'Search this area' })).toBeVisible()
  await expectAccessible(page, 'the map, moved')
})

test('a radius around a place filters the tours on the map and in the list', async ({
  page,
  ask,
}) => {
  await open(page, '/tours?view=map')
  await isDrawn(page)
  const panel = await filters(page)
  const field = panel.getByRole('combobox', { name: 'Town, region or sight' })
  await field.fill('Irkutsk')
  await field.press('Enter')
  const query = 'placeName=Irkutsk&lat=52.2864&lng=104.2807&radius=150'
  await expect(page).toHaveURL(`/tours?${query}&view=map`)
  await page.keyboard.press('Escape')
  const near = await countOf(ask, query)
  expect(near).toBeGreaterThan(0)
  await expect(found(page)).toHaveText(near === 1 ? '1 tour' : `${near} tours`)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(`/tours?${query}`)
  await expect(page.getByRole('article')).toHaveCount(near)
  await page.getByRole('link', { name: 'Remove: Within 150 km of Irkutsk' }).click()
  await expect(page).toHaveURL('/tours')
})

test('a visitor searches the visible part of the map', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/tours?view=map')
  await isDrawn(page)
  await area(page).getByRole('button', { name: 'Zoom in' }).click()
  await area(page).getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/\/tours\?lat=[\d.-]+&lng=[\d.-]+&radius=\d+&view=map$/)
  await expect(area(page).getByRole('button', { name: 'Search this area' })).toBeHidden()
})

test("the map has the list's canonical address", { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/tours?view=map')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tours$/)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('without map data the list still works', { tag: '@desktop' }, async ({ page, complaints }) => {
  await page.route('**/countries-50m*.json', (route) => route.abort())
  await open(page, '/tours?view=map')
  await expect(page.getByText('The map could not be drawn')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'a map that could not be drawn')
  await page.getByRole('link', { name: 'To the list' }).click()
  await expect(page).toHaveURL('/tours')
  await expect(page.getByRole('article').first()).toBeVisible()
  complaints.length = 0
})
