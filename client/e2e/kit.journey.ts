import { expect } from '@playwright/test'
import { open, test } from './journey.ts'

const languages = [
  {
    path: '/development/kit',
    apply: 'Open a modal',
    persistent: 'Persistent modal',
    right: 'Drawer at the right',
    country: /^Country: United States/,
    korea: 'South Korea',
    gallery: 'Open the gallery',
  },
  {
    path: '/de/development/kit',
    apply: 'Dialog öffnen',
    persistent: 'Beharrlicher Dialog',
    right: 'Schublade rechts',
    country: /^Land: Vereinigte Staaten/,
    korea: 'Südkorea',
    gallery: 'Galerie öffnen',
  },
] as const

for (const { path, apply, persistent, right, country, korea, gallery } of languages) {
  test(`Tab reaches and leaves every control of ${path}`, async ({ page }) => {
    await open(page, path)
    await page.locator('table[role=grid]').nth(3).waitFor()
    // expected Tab stops: a group of radios or a grid of days counts as one, which the browser
    // chooses
    const stops = await page.evaluate(() => {
      const all = [
        ...document.querySelectorAll<HTMLElement>(
          'main a[href], main button, main select, main textarea, main input, main summary',
        ),
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
      const stop = await page.evaluate(
        () => (document.activeElement as HTMLElement | null)?.dataset.stop,
      )
      if (stop !== undefined) reached.add(stop)
    }
    expect(reached.size).toBe(stops)
  })

  test(`keys alone operate dialogs, countries and pictures of ${path}`, async ({ page }) => {
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

  test(`a film of ${path} plays, and stops when its slide goes`, async ({ page }) => {
    await open(page, path)
    await page.getByRole('button', { name: gallery }).press('Enter')
    for (const count of ['1 / 4', '2 / 4', '3 / 4']) {
      await expect(page.getByText(count)).toBeVisible()
      await page.keyboard.press('ArrowRight')
    }
    await expect(page.getByText('4 / 4')).toBeVisible()
    const film = page.locator('video')
    await film.evaluate((video: HTMLVideoElement) => {
      video.loop = true // or it ended by itself
      return video.play()
    })
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    const handle = await film.elementHandle()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('3 / 4')).toBeVisible()
    await expect
      .poll(() => handle?.evaluate((video) => (video as HTMLVideoElement).paused))
      .toBe(true)
  })

  test(`a press outside keeps the persistent modal of ${path} open, but closes the right drawer`, async ({
    page,
  }) => {
    await open(page, path)
    const dialog = page.locator('dialog[open]')
    await page.getByRole('button', { name: persistent }).press('Enter')
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: right }).press('Enter')
    // 500 wide: it fits the right half
    await expect
      .poll(() => dialog.evaluate((open) => open.getBoundingClientRect().left > innerWidth / 2))
      .toBe(true)
    await page.mouse.click(5, 5)
    await expect(dialog).toHaveCount(0)
  })
}
