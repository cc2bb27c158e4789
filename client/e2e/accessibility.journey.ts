import { type APIRequestContext, expect, type Page, type TestInfo } from '@playwright/test'
import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { goneTour, roomyDeparture, tourPaths } from './catalogue.ts'
import { type Ask, isReady, open, test } from './journey.ts'
import { filters } from './listing.ts'
import {
  expectAccessible,
  expectFocusUncovered,
  expectFocusVisible,
  expectGoodPage,
} from './looking.ts'
import { orderPathOf, sendButton } from './ordering.ts'
import { newVisitor } from './orders.ts'
import { type Addresses, addressBook, type BuiltPage, builtPages } from './sitePages.ts'

/**
 * Subjects with a layout of their own on a phone; npm run prove -- journeys tests the others there
 * too.
 */
const phoneSubjects: readonly string[] = ['home', 'search', 'tours', 'orders']
/** Subjects that npm run prove -- journeys tests in the other language of a screen size too. */
const mainSubjects: readonly string[] = ['home', 'search', 'tours']

/** Returns the language that a screen size is tested in. */
const localeOf = (isMobile: boolean): Locale => (isMobile ? 'en' : 'de')

/**
 * Returns the tested one of the addresses that share a template: the first on the phone, the last
 * on the desktop.
 */
const testedOf = (addresses: readonly Addresses[], isMobile: boolean): Addresses | undefined =>
  addresses.at(isMobile ? 0 : -1)

/** Logs in: addresses of the CRM require an account. */
const logIn = (page: Page, login: string) =>
  page.request.post('/graphql', {
    data: {
      query:
        'mutation($login: String!) { logIn(login: $login, password: "versta-demo") { __typename } }',
      variables: { login },
    },
  })

// many pages in one test, and CI machines are slow
test.describe.configure({ timeout: 900_000 })

interface Visit {
  page: Page
  request: APIRequestContext
  ask: Ask
  isMobile: boolean
}

/** Expects every page of a subject to pass the checks in a language. */
const expectGoodPages = async (
  { page, request, ask, isMobile }: Visit,
  info: TestInfo,
  pages: readonly BuiltPage[],
  locale: Locale,
): Promise<void> => {
  const addressesOf = await addressBook(request, ask, info)
  for (const built of pages) {
    const path = testedOf(await addressesOf(built), isMobile)?.[locale]
    if (!path) continue
    const response = await page.goto(path)
    expect.soft(response?.status(), path).toBe(200)
    await isReady(page)
    await expectGoodPage(page, path)
  }
}

for (const [subject, pages] of Map.groupBy(builtPages, (built) => built.subject)) {
  test(
    `${subject}: passes axe and fits at 200 and 400 %`,
    phoneSubjects.includes(subject) ? {} : { tag: '@desktop' },
    async ({ page, request, ask, isMobile }, info) => {
      if (subject.startsWith('crm'))
        await logIn(
          page,
          subject === 'crm staff' ? 'admin@versta.example' : 'organizer@versta.example',
        )
      await expectGoodPages({ page, request, ask, isMobile }, info, pages, localeOf(isMobile))
    },
  )
  if (mainSubjects.includes(subject))
    test(
      `${subject}: passes axe and fits at 200 and 400 %, in the other language`,
      {
        tag: '@proof',
      },
      async ({ page, request, ask, isMobile }, info) =>
        expectGoodPages({ page, request, ask, isMobile }, info, pages, localeOf(!isMobile)),
    )
}

test('error pages are accessible: not found, gone, no access, no service, no connection', {
  tag: '@desktop',
}, async ({ page, ask, complaints }) => {
  const { id, slug } = await goneTour(ask)
  await logIn(page, 'tourist@versta.example')
  for (const [path, status] of [
    ['/no-such-page', 404],
    [`/${slug}-${id}`, 410],
    ['/crm/requests', 403],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(status)
    await expectGoodPage(page, path)
  }
  for (const [code, heading] of [
    ['UNAVAILABLE', 'Something went wrong'],
    [null, 'Something went wrong'],
  ] as const) {
    await open(page, '/about')
    await page.route('**/graphql', (route) =>
      code
        ? route.fulfill({ json: { data: null, errors: [{ message: code, extensions: { code } }] } })
        : route.abort(),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click()
    const title = page.getByRole('heading', { level: 1, name: heading })
    await expect(title).toBeFocused()
    await expectGoodPage(page, code ?? 'no connection')
    await page.unroute('**/graphql')
  }
  complaints.length = 0 // a browser without a connection
})

test('the listing is accessible with open filters, with chips and without results', async ({
  page,
  isMobile,
}) => {
  await open(page, '/tours?regions=1&difficulty=2')
  const panel = await filters(page)
  await panel.getByRole('group').first().waitFor()
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details'))
      details.open = true
  })
  await expectAccessible(page, 'filters', isMobile ? 'dialog[open]' : 'main')
  if (isMobile) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await open(page, '/de/reisen?text=qqqqq')
  await expectGoodPage(page, 'nothing found')
})

test(
  "a tour's gallery is accessible, and so is the message after copying its link",
  { tag: '@desktop' },
  async ({ page, ask, context }, info) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { tourId } = await roomyDeparture(ask, info)
    await open(page, (await tourPaths(ask, tourId)).de)
    await page.getByRole('link', { name: /^Bild 1 von/ }).click()
    await expect(page.getByRole('dialog').getByText(/^1 \/ \d+$/)).toBeVisible()
    await expectAccessible(page, 'gallery', '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await expect(page.getByText('Link kopiert')).toBeVisible()
    await expectAccessible(page, 'toast', 'main, [role=region]')
  },
)

test('a tour with a film is accessible before the film starts', { tag: '@desktop' }, async ({
  page,
  ask,
}) => {
  const { searchTours } = await ask<{ searchTours: { tours: { id: number; slug: string }[] } }>(
    '{ searchTours(query: "regions=1", first: 100) { tours { id slug } } }',
    {},
  )
  const filmed = searchTours.tours.find(({ slug }) => slug.startsWith('katun-rafting'))
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('vimeo')) elsewhere.push(request.url())
  })
  await open(page, (await tourPaths(ask, filmed?.id ?? 0)).de)
  const film = page.getByRole('link', { name: /^Film abspielen, 5 von 5/ })
  await expect(film).toHaveAttribute('href', 'https://vimeo.com/76979871')
  await expectGoodPage(page, 'a tour with a film')
  await film.click()
  await expect(page.getByRole('button', { name: /^Film von Vimeo abspielen/ })).toBeVisible()
  await expectAccessible(page, 'a film in the gallery', '[role=dialog]')
  expect(elsewhere).toEqual([])
})

test(
  'an order form with errors is accessible',
  { tag: '@desktop' },
  async ({ page, ask }, info) => {
    await open(page, orderPathOf(await roomyDeparture(ask, info)))
    await page.getByLabel('Your name').fill(newVisitor().name)
    await page.getByRole('button', { name: sendButton }).click()
    await expect(page.getByText('Required field')).toHaveCount(2)
    await expectGoodPage(page, 'mistakes')
  },
)

test.describe('visitor with another language', () => {
  test.use({ locale: 'de-DE' })

  test('gets an accessible offer to switch languages', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/about')
    await expect(page.getByRole('button', { name: 'Bei Englisch bleiben' })).toBeVisible()
    await expectGoodPage(page, 'the offer of a language')
  })
})

/** Selector of an open dialog or popover. */
const openPart = 'dialog[open], [role=dialog]:popover-open, [role=dialog][aria-modal]'

const words = {
  en: {
    modal: 'Open a modal',
    persistent: 'Persistent modal',
    drawer: 'Filters',
    right: 'Drawer at the right',
    dropdown: 'Currency',
    fold: 'Unfold it',
    country: /^Country/,
    calendar: 'Choose in a calendar',
    toast: 'Show a bad one',
    gallery: 'Open the gallery',
  },
  de: {
    modal: 'Dialog öffnen',
    persistent: 'Beharrlicher Dialog',
    drawer: 'Filter',
    right: 'Schublade rechts',
    dropdown: 'Währung',
    fold: 'Aufklappen',
    country: /^Land/,
    calendar: 'Im Kalender wählen',
    toast: 'Eine schlechte zeigen',
    gallery: 'Galerie öffnen',
  },
} as const

test('everything that opens in the kit is accessible', { tag: ['@desktop', '@proof'] }, async ({
  page,
  isMobile,
}) => {
  const locale = isMobile ? 'de' : 'en'
  const said = words[locale]
  await open(page, pagePath('kit', locale))
  // by keyboard: a mouse on its way would open hover menus
  const press = (name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name }).first().press('Enter')
  const isGone = (role: 'dialog' | 'grid' = 'dialog') =>
    expect(page.getByRole(role)).toHaveCount(role === 'dialog' ? 0 : 4)

  for (const name of [
    said.modal,
    said.persistent,
    said.drawer,
    said.right,
    said.dropdown,
    said.country,
    said.gallery,
  ]) {
    await press(name)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, `${name}`, openPart)
    await page.keyboard.press('Escape')
    await isGone()
  }
  await press(said.calendar)
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await expectAccessible(page, 'calendar', openPart)
  await page.keyboard.press('Escape')
  await isGone()
  await press(said.fold)
  await press(said.toast)
  await expect(page.getByRole('alertdialog').or(page.getByRole('alert')).first()).toBeVisible()
  await expectAccessible(page, 'toast and what was unfolded')
})

test('the focus is visible, and nothing sticky covers it', async ({
  page,
  request,
  ask,
  isMobile,
}, info) => {
  const addressesOf = await addressBook(request, ask, info)
  const locale = isMobile ? 'de' : 'en'
  const asked = ['home', 'search', 'tours', 'orders']
  for (const built of builtPages.filter(({ subject }) => asked.includes(subject)))
    for (const addresses of (await addressesOf(built)).slice(0, 1)) {
      await open(page, addresses[locale])
      await expectFocusUncovered(page, addresses[locale])
      await expectFocusVisible(page, addresses[locale])
      if (isMobile) continue
      await page.setViewportSize({ width: 640, height: 512 })
      await expectFocusUncovered(page, `${addresses[locale]} at 200 %`)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
})
