import { expect } from '@playwright/test'
import { countOf } from './catalogue.ts'
import { isReady, open, test } from './journey.ts'
import { filters, found } from './listing.ts'

const tours = (count: number): string => `${count} ${count === 1 ? 'tour' : 'tours'}`

test('goes from the front page into a list, narrows it, opens a tour and comes back to where it was', async ({ page, ask }) => {
  await open(page, '/')
  const search = page.getByRole('form', { name: 'Find a tour' }).or(page.locator('form[method="get"]')).first()
  await search.getByRole('combobox').first().selectOption({ label: 'Lake Baikal' })
  await search.getByRole('button').click()
  await expect(page).toHaveURL(/\/tours\?regions=2$/)
  await expect(found(page)).toHaveText(tours(await countOf(ask, 'regions=2')))

  const panel = await filters(page)
  await panel.getByRole('checkbox', { name: /^Altai/ }).check()
  await expect(page).toHaveURL(/regions=1/)
  await panel.getByRole('checkbox', { name: /^Moderate/ }).check()
  await expect(page).toHaveURL(/difficulty=2/)
  const query = new URL(page.url()).search.slice(1)
  await expect(found(page)).toHaveText(tours(await countOf(ask, query)))
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^Show \d+ offer/ }).click()
  await expect(page.getByRole('link', { name: 'Remove: Altai' })).toBeVisible()

  const card = page.getByRole('article').last().getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const title = (await card.textContent()) ?? ''
  const place = await page.evaluate(() => window.scrollY)
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(found(page)).toHaveText(tours(await countOf(ask, query)))
  expect(new URL(page.url()).search.slice(1)).toBe(query)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('shows the answer to the last question only and gives up the ones before it', async ({ page, ask }) => {
  await open(page, '/tours')
  const panel = await filters(page)
  // a first answer that never comes on its own
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFirst = true
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ListingResults') || !isFirst) return route.continue()
    isFirst = false
    await held
    await route.continue().catch(() => {}) // given up meanwhile
  })
  const first = page.waitForRequest((request) => request.postData()?.includes('ListingResults') ?? false)
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'))
  await panel.getByRole('checkbox', { name: /^Altai/ }).check()
  await first
  await panel.getByRole('checkbox', { name: /^Moderate/ }).check()
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
  const count = await countOf(ask, 'regions=1&difficulty=2')
  expect(count).not.toBe(await countOf(ask, 'regions=1'))
  await expect(found(page)).toHaveText(tours(count))
  await expect(page).toHaveURL(/difficulty=2/)
  release()
  await expect(page.getByRole('region', { name: 'Tours found' }).getByRole('article')).toHaveCount(count)
  await isReady(page)
})
