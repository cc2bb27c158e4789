import { expect } from '@playwright/test'
import { open, test } from './journey.ts'

const languages = [
  {
    path: '/development/kit',
    apply: 'Open a modal',
    country: /^Country: United States/,
    korea: 'South Korea',
    gallery: 'Open the gallery',
  },
  {
    path: '/de/development/kit',
    apply: 'Dialog öffnen',
    country: /^Land: Vereinigte Staaten/,
    korea: 'Südkorea',
    gallery: 'Galerie öffnen',
  },
] as const

for (const { path, apply, country, korea, gallery } of languages) {
  test(`every control of ${path} is reached and left by Tab`, async ({ page }) => {
    await open(page, path)
    await page.locator('table[role=grid]').nth(3).waitFor()
    // what Tab has to reach: a group of radios and a grid of days are one stop each, which the browser decides
    const stops = await page.evaluate(() => {
      const all = [
        ...document.querySelectorAll<HTMLElement>('main a[href], main button, main select, main textarea, main input, main summary'),
      ]
      const wanted = all.filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert]') &&
          element.tabIndex >= 0 &&
          !(element as HTMLInputElement).disabled &&
          (element as HTMLInputElement).type !== 'radio',
      )
      for (const [index, element] of wanted.entries()) element.dataset.stop = String(index)
      return wanted.length
    })
    const reached = new Set<string>()
    for (let presses = 0; presses < stops * 3 && reached.size < stops; presses += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.stop)
      if (stop !== undefined) reached.add(stop)
    }
    expect(reached.size).toBe(stops)
  })

  test(`dialogs, countries and pictures of ${path} need nothing but keys`, async ({ page }) => {
    await open(page, path)
    const opener = page.getByRole('button', { name: apply })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(opener).toBeFocused()

    const countries = page.getByRole('button', { name: country }).first()
    await countries.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { expanded: true }).last()).toBeFocused()
    await page.keyboard.type(korea)
    await page.keyboard.press('Enter')
    await expect(page.locator('input[type=tel]').first()).toBeFocused()
    await expect(page.locator('input[type=tel]').first()).toHaveValue('+82')

    const pictures = page.getByRole('button', { name: gallery })
    await pictures.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 / 4')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('2 / 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('2 / 4')).toHaveCount(0)
    await expect(pictures).toBeFocused()
  })
}
