import { expect, type Page } from '@playwright/test'
import { budgetKb } from '../build/initialScripts.ts'
import { roomyDeparture, tourPaths } from './catalogue.ts'
import { isReady, test } from './journey.ts'
import { seeAll, watchLayoutShift } from './layoutShift.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
}

test.use({ drawsPictures: true })

const pages = ['home', 'listing', 'tour', 'order'] as const

for (const name of pages)
  for (const locale of ['en', 'de'] as const)
    test(`${name} in ${locale} loads completely: no refetch, no layout shift, nothing from other sites`, async ({
      page,
      ask,
      baseURL,
    }, info) => {
      const { tourId } = await roomyDeparture(ask, info)
      const prefix = locale === 'de' ? '/de' : ''
      const paths = {
        home: prefix || '/',
        listing: locale === 'de' ? '/de/reisen' : '/tours',
        tour: (await tourPaths(ask, tourId))[locale],
        order: `${prefix}/tour/${tourId}/order`,
      }
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await watch(page)
      await watchLayoutShift(page)
      await page.goto(paths[name])
      await isReady(page)
      await seeAll(page)

      expect(asked.filter((url) => url.includes('/graphql'))).toEqual([])
      expect(
        asked.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:')),
      ).toEqual([])
      expect(await page.evaluate(() => window.violations)).toEqual([])
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.01)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
      await expect(page.locator('img:not([width]), img:not([height])')).toHaveCount(0)
    })

/** A string found only in Apollo Client's code. */
const apolloMark = 'apollo.observableQuery'

test('the listing keeps its script budget, and loads Apollo Client only at the first interaction', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>()
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url())
  })
  await page.goto('/tours')
  await isReady(page)
  await page.waitForLoadState('networkidle')
  const hasApollo = async (url: string): Promise<boolean> =>
    (await (await request.get(url)).text()).includes(apolloMark)
  let bytes = 0
  for (const url of scripts) {
    expect(await hasApollo(url), url).toBe(false)
    const headers = (await request.get(url, { headers: { 'accept-encoding': 'br' } })).headers()
    expect(headers['content-encoding'] ?? `plain, ${headers['content-length']}`, url).toBe('br')
    bytes += Number(headers['content-length'])
  }
  expect(bytes).toBeGreaterThan(0)
  expect(bytes / 1000).toBeLessThanOrEqual(budgetKb)

  const landed = new Set(scripts)
  await page.getByLabel('Order', { exact: true }).selectOption('price')
  await expect(async () => {
    const later = await Promise.all([...scripts].filter((url) => !landed.has(url)).map(hasApollo))
    expect(later).toContain(true)
  }).toPass()
})
