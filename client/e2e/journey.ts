/** What every journey stands on: a page that has to stay quiet, and the API beside it. */
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '#schema/codes/locales.ts'
import { clockAheadHeader } from '#schema/testing/clockAhead.ts'
import { ownServer } from './journeyServers.ts'

/** Asks the API as a visitor of its own would: the page's cookies are not sent. Throws what the API refuses. */
export type Ask = <Data>(
  query: string,
  variables?: Record<string, unknown>,
  locale?: Locale,
) => Promise<Data>

interface Fixtures {
  /** Pictures come as the server draws them; else one point stands for each, since drawing them is most of a run's work. */
  drawsPictures: boolean
  ask: Ask
  /** Lets everybody of this test come back so many minutes after now: whatever the server does for them happens then. */
  comeBack: (minutes: number) => Promise<void>
  /** What the page complained about so far: errors in its console, broken scripts, policy violations, requests that failed. */
  complaints: string[]
}

/** The browser's own word on a status of 400 and above: the answers themselves are looked at instead. */
const isStatusNote = (text: string): boolean => text.startsWith('Failed to load resource')

/** What the stand-in for a graphics card says of its own speed. */
const isDriverNote = (text: string): boolean => text.includes('GL Driver Message')

const listen = (page: Page, complaints: string[]): void => {
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !isStatusNote(message.text()) &&
      !isDriverNote(message.text())
    )
      complaints.push(`console of ${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`))
  page.on('response', (response) => {
    // a page may well be an error page; what it is made of may not fail
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`${response.status()}: ${response.url()}`)
  })
}

const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Headers of everything that a test sends. */
type Sent = Record<string, string>

/** A network address of the test's own: limits count by it, and tests must not use up each other's. */
const ownAddress = (): string => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`

const askWith =
  (request: APIRequestContext, sent: Sent): Ask =>
  async <Data>(query: string, variables: Record<string, unknown> = {}, locale: Locale = 'en') => {
    const response = await request.post('/graphql', {
      data: { query, variables },
      headers: { ...sent, language: locale },
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

/** A test whose page may not complain: at its end the list of complaints has to be empty. */
export const test = base.extend<Fixtures & { sent: Sent }>({
  drawsPictures: [false, { option: true }],
  sent: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => use((await ownServer()).url),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() }),
  context: async ({ context, drawsPictures }, use) => {
    if (!drawsPictures)
      await context.route('**/pictures/*/*', (route) =>
        route.fulfill({ contentType: 'image/gif', body: point }),
      )
    await use(context)
  },
  ask: async ({ playwright, baseURL, sent }, use) => {
    const request = await playwright.request.newContext({ baseURL })
    await use(askWith(request, sent))
    await request.dispose()
  },
  comeBack: async ({ context, sent }, use) =>
    use(async (minutes) => {
      sent[clockAheadHeader] = String(minutes)
      await context.setExtraHTTPHeaders(sent)
    }),
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

/** Goes to an address and waits until the whole page listens to its visitor: a form that does not yet is posted natively. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await isReady(page)
  // a sign of life, for the parts of the page that wait for one
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('form, button, input, summary')].every((element) =>
      // the mark that React leaves on what it has hydrated
      Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
    ),
  )
}

/** The document has been hydrated, save for the parts that wait for a sign of life. */
export const isReady = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '1')
