import { expect } from '@playwright/test'
import { locales } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { isReady, open, test } from './journey.ts'

const pages = [
  'about',
  'agreement',
  'certificates',
  'contacts',
  'cookies',
  'faq',
  'forAgencies',
  'giftCards',
  'meet',
  'press',
  'privacy',
  'visa',
] as const

for (const locale of locales) {
  test(`every text page works in ${locale}, and fits the screen`, async ({ page }) => {
    for (const name of pages) {
      const path = pagePath(name, locale)
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await isReady(page)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      await expect(page.locator('link[rel="canonical"]'), path).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      )
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0)
      await expect(
        page
          .getByRole('contentinfo')
          .getByRole('link', { name: locale === 'de' ? 'Impressum' : 'Legal notice' }),
      ).toBeVisible()
    }
  })
}

test('an older legal text is marked and excluded from search engines; an unknown version is not found', async ({
  page,
}) => {
  await open(page, '/privacy/2025-03')
  await expect(page.getByText(/older version/)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('link', { name: /Read the version in force/ }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByText(/older version/)).toHaveCount(0)
  expect((await page.goto('/privacy/1999-01'))?.status()).toBe(404)
})

test('a dark area is dark on a light page, in the build', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/about')
  const inks = await page.evaluate(() => {
    const dark = [...document.querySelectorAll('main *')].find(
      (element) => getComputedStyle(element).colorScheme === 'dark',
    )
    return {
      page: getComputedStyle(document.body).color,
      area: dark && getComputedStyle(dark).color,
    }
  })
  expect(inks.area).toBeDefined()
  expect(inks.area).not.toBe(inks.page)
})

test('typing filters the questions', async ({ page }) => {
  await open(page, '/faq')
  const questions = page.getByRole('main').locator('details:visible')
  const all = await questions.count()
  await page.getByRole('searchbox').fill('visa')
  await expect.poll(() => questions.count()).toBeLessThan(all)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of a question opens it, and the useless filter is hidden', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('searchbox')).toBeHidden()
    const answer = page.locator('#question-3')
    await expect(answer).toBeHidden()
    await page.goto('/faq#question-3')
    await expect(answer).toBeVisible()
  })
})
