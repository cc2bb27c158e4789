import { expect } from '@playwright/test'
import { selectableCurrencies } from '#schema/codes/currencies.ts'
import { countOf, roomyDeparture, tourPaths } from './catalogue.ts'
import { isReady, open, test } from './journey.ts'
import { fillContact, orderPathOf, requestAddress } from './ordering.ts'
import { newVisitor } from './orders.ts'

test('every page has its German version: texts, addresses, euros', async ({ page, ask }) => {
  await open(page, '/de')
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/de/reisen')
  await expect(
    page.getByRole('status').filter({ hasText: `${await countOf(ask, '')} Reisen` }),
  ).toBeVisible()
  const card = page.getByRole('article').first()
  await expect(card.getByText(/\d\s€/).first()).toBeVisible()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/de\/[a-z0-9-]+-\d+$/)
  await expect(page.getByText(/\d\s€/).first()).toBeAttached()
})

test('the language switch keeps the page, both ways', async ({ page, ask }, info) => {
  const { tourId } = await roomyDeparture(ask, info)
  const tour = await tourPaths(ask, tourId)
  expect(tour.de).not.toBe(`/de${tour.en}`)
  for (const { en, de } of [
    { en: '/', de: '/de' },
    { en: '/tours?regions=1', de: '/de/reisen?regions=1' },
    tour,
    { en: `/tour/${tourId}/order`, de: `/de/tour/${tourId}/order` },
  ]) {
    await open(page, en)
    await page
      .getByRole('navigation', { name: 'Language' })
      .getByRole('link', { name: 'DE' })
      .click()
    await expect(page).toHaveURL(de)
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
    await page
      .getByRole('navigation', { name: 'Sprache' })
      .getByRole('link', { name: 'EN' })
      .click()
    await expect(page).toHaveURL(en)
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  }
})

test('an order in German shows its errors in German', async ({ page, ask }, info) => {
  const departure = await roomyDeparture(ask, info)
  await open(page, `/de${orderPathOf(departure)}`)
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByText('Pflichtfeld')).toHaveCount(3)
  await fillContact(page, newVisitor('Dora Deutsch'), 'de')
  await expect(page.getByText('Pflichtfeld')).toHaveCount(0)
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page).toHaveURL(requestAddress)
  await expect(page).toHaveURL(/\/de\/order\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dora')
})

test('a chosen currency persists across pages and languages', async ({ page }) => {
  await open(page, '/tours?regions=1')
  await page.getByLabel('Currency').selectOption('GBP')
  await expect(page.getByRole('article').first().getByText(/£\d/).first()).toBeVisible()
  await expect(page).toHaveURL('/tours?regions=1')
  await open(page, '/de/reisen')
  await expect(page.getByRole('article').first().getByText(/\d\s£/).first()).toBeVisible()
})

test('every currency can be chosen, and prices follow', { tag: '@proof' }, async ({ page }) => {
  await open(page, '/tours?regions=1')
  const shown = new Set<string>()
  for (const code of selectableCurrencies) {
    const currency = page.getByLabel('Currency')
    if ((await currency.inputValue()) !== code) {
      await Promise.all([page.waitForEvent('load'), currency.selectOption(code)])
      await isReady(page)
    }
    await expect(currency).toHaveValue(code)
    shown.add((await page.getByRole('article').first().textContent()) ?? '')
  }
  expect(shown.size).toBe(selectableCurrencies.length)
  await expect(page).toHaveURL('/tours?regions=1')
})

test('a tour has plain share links, and its address can be copied', async ({
  page,
  ask,
  context,
  baseURL,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { tourPath } = await roomyDeparture(ask, info)
  await open(page, `${tourPath}?utm_source=letter`)
  const address = `${baseURL}${tourPath}`
  for (const name of ['Facebook', 'X', 'Email'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(address)),
    )
  // parts below the first screen hydrate at the first interaction
  await expect(async () => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})
