/** Base of all journeys: a page that must not log errors, and the API. */
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '#schema/codes/locales.ts'
import { clockAheadHeader } from '#schema/testing/clockAhead.ts'
import { pointPicturesHeader } from '#schema/testing/pointPictures.ts'
import { ownServer } from './journeyServers.ts'

/** Calls the API as a separate visitor, without the page's cookies. Throws the API's errors. */
export type Ask = <Data>(
  query: string,
  variables?: Record<string, unknown>,
  locale?: Locale,
) => Promise<Data>

interface Fixtures {
  /**
   * Whether the server draws pictures; otherwise each is a single pixel, since drawing takes most
   * of a run's time.
   */
  drawsPictures: boolean
  ask: Ask
  /**
   * Moves the clock of this test's visitors forward by minutes from now; the server then acts as at
   * that time.
   */
  comeBack: (minutes: number) => Promise<void>
  /**
   * Problems of the page so far: console errors, uncaught exceptions, policy violations, failed
   * requests.
   */
  complaints: string[]
}

/**
 * Returns whether a text is the browser's message about a status of 400 or above: responses are
 * checked instead.
 */
const isStatusNote = (text: string): boolean => text.startsWith('Failed to load resource')

/** Returns whether a text is the software renderer's message about its speed. */
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
    // a page may be an error page, but its resources must not fail
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`${response.status()}: ${response.url()}`)
  })
}

/** Headers of everything that a test sends. */
type Sent = Record<string, string>

/**
 * Returns a network address for this test alone: rate limits count by address, and tests must not
 * use up each other's.
 */
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

/** Extends Playwright's test: fails at its end if the list of complaints isn't empty. */
export const test = base.extend<Fixtures & { sent: Sent }>({
  drawsPictures: [false, { option: true }],
  sent: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => use((await ownServer()).url),
  extraHTTPHeaders: async ({ extraHTTPHeaders, drawsPictures }, use) =>
    use({
      ...extraHTTPHeaders,
      'x-forwarded-for': ownAddress(),
      ...(drawsPictures ? {} : { [pointPicturesHeader]: '1' }),
    }),
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

/**
 * Goes to an address and waits until the whole page is hydrated: before that, forms post natively.
 */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await isReady(page)
  // an interaction, for parts that hydrate on the first one
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('form, button, input, summary')].every((element) =>
      // React sets this property on hydrated elements
      Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
    ),
  )
}

/** Waits until the document is hydrated, except for parts that wait for an interaction. */
export const isReady = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready', '1')
