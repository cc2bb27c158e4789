/** What every journey stands on: a page that has to stay quiet, and the API beside it. */
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '#schema/codes/locales.ts'

/** Asks the API as a visitor of its own would: the page's cookies are not sent. Throws what the API refuses. */
export type Ask = <Data>(query: string, variables?: Record<string, unknown>, locale?: Locale) => Promise<Data>

interface Fixtures {
  /** Pictures come as the server draws them; else one point stands for each, since drawing them is most of a run's work. */
  drawsPictures: boolean
  ask: Ask
  /** What the page complained about so far: errors in its console, broken scripts, policy violations, requests that failed. */
  complaints: string[]
}

/** The browser's own word on a status of 400 and above: the answers themselves are looked at instead. */
const isStatusNote = (text: string): boolean => text.startsWith('Failed to load resource')

/** What the stand-in for a graphics card says of its own speed. */
const isDriverNote = (text: string): boolean => text.includes('GL Driver Message')

const listen = (page: Page, complaints: string[]): void => {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isStatusNote(message.text()) && !isDriverNote(message.text()))
      complaints.push(`console of ${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`))
  page.on('response', (response) => {
    // a page may well be an error page; what it is made of may not fail
    if (response.status() >= 400 && !response.request().isNavigationRequest()) complaints.push(`${response.status()}: ${response.url()}`)
  })
}

const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const askWith =
  (request: APIRequestContext): Ask =>
  async <Data>(query: string, variables: Record<string, unknown> = {}, locale: Locale = 'en') => {
    const response = await request.post('/graphql', { data: { query, variables }, headers: { language: locale } })
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

/** A test whose page may not complain: at its end the list of complaints has to be empty. */
export const test = base.extend<Fixtures>({
  drawsPictures: [false, { option: true }],
  context: async ({ context, drawsPictures }, use) => {
    if (!drawsPictures) await context.route('**/pictures/*/*', (route) => route.fulfill({ contentType: 'image/gif', body: point }))
    await use(context)
  },
  ask: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL })
    await use(askWith(request))
    await request.dispose()
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Goes to an address and waits until the page listens to its visitor. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await isReady(page)
}

/** The document has been hydrated. */
export const isReady = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-ready', '1')
