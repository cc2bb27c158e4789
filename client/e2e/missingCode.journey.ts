import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { roomyDeparture } from './catalogue.ts'
import { isReady, open, test } from './journey.ts'

/** Returns the URL pattern of a module's built file. */
const builtFile = (module: string): string => {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
  )
  const entry = manifest[module]
  if (!entry) throw new Error(`${module} has no file of its own`)
  return `**/${entry.file}`
}

const openGallery = (page: Page) => page.getByRole('button', { name: /^All \d+/ }).click()

/** Presses something and waits until the page has reloaded. */
const pressAgain = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const taken = page.waitForEvent('framenavigated')
  await press()
  await taken
  await isReady(page)
}

test('a gallery with missing code reloads the page, once in ten seconds; the page stays usable', async ({
  page,
  ask,
}, info) => {
  const { tourPath, tourTitle } = await roomyDeparture(ask, info)
  const file = builtFile('client/ui/MediaGallery/MediaViewer.tsx')
  // on a slow machine, more than ten seconds may pass before the second press
  await page.clock.setFixedTime(Date.now())
  await open(page, tourPath)
  await page.route(file, (route) => route.abort())
  let failed = 0
  page.on('requestfailed', (request) => {
    if (request.url().endsWith(file.slice(2))) failed++
  })
  await pressAgain(page, () => openGallery(page))

  const perPress = failed
  await openGallery(page)
  await expect.poll(() => failed).toBe(2 * perPress)
  await expect(page.getByRole('heading', { level: 1, name: tourTitle })).toBeVisible()
  // lets the page handle the failure while it may not reload
  await page.evaluate(() => new Promise((done) => setTimeout(done)))

  // session storage holds the time of the last reload
  await page.evaluate(() => sessionStorage.clear())
  await pressAgain(page, () => openGallery(page))
  // browsers don't retry a module that failed to load, so it takes a new document
  await page.unroute(file)
  await openGallery(page)
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible()
})

test('the filters of a list on a phone reload the page, too', async ({ page }) => {
  const file = builtFile('client/site/search/ListingPage/ListingPage.later.tsx')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tours')
  await isReady(page)
  await page.route(file, (route) => route.abort())
  const press = () => page.getByRole('button', { name: 'Filters' }).click()
  await pressAgain(page, press)
  await page.unroute(file)
  await page.reload()
  await isReady(page)
  await press()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})
