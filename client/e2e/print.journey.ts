import { expect } from '@playwright/test'
import { roomyDeparture } from './catalogue.ts'
import { open, test } from './journey.ts'

test('prints the content but no controls', async ({ page, ask }, info) => {
  const { tourPath, tourTitle } = await roomyDeparture(ask, info)
  for (const [path, heading] of [
    ['/', 'Eleven time zones. Start with one.'],
    ['/tours', 'Tours across Russia and its neighbors'],
    [tourPath, tourTitle],
    ['/agreement', 'Terms of use and booking agreement'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    // portrait and landscape
    for (const width of [720, 1060]) {
      await page.setViewportSize({ width, height: 1000 })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(
        page.locator('button, select, input, textarea, nav').filter({ visible: true }),
        path,
      ).toHaveCount(0)
    }
  }
})
