import { expect } from '@playwright/test'
import { countOf, roomyDeparture } from './catalogue.ts'
import { isReady, open, test } from './journey.ts'
import { filters, found } from './listing.ts'
import { fillContact, orderPathOf, requestAddress, sendButton } from './ordering.ts'
import { newVisitor } from './orders.ts'

const tours = (count: number): string => `${count} ${count === 1 ? 'tour' : 'tours'}`

test('goes from the home page to a list, filters it, opens a tour and returns to the same position', async ({
  page,
  ask,
}) => {
  await open(page, '/')
  const search = page.getByRole('form', { name: 'Find a tour' })
  await search.getByLabel('Where').selectOption({ label: 'Lake Baikal' })
  await search.getByRole('button', { name: 'Show tours' }).click()
  await expect(page).toHaveURL(/\/tours\?regions=2$/)
  await expect(found(page)).toHaveText(tours(await countOf(ask, 'regions=2')))

  const panel = await filters(page)
  await panel.getByRole('checkbox', { name: /^Altai/ }).check()
  await expect(page).toHaveURL(/regions=1/)
  await panel.getByRole('checkbox', { name: /^Moderate/ }).check()
  await expect(page).toHaveURL(/difficulty=2/)
  const query = new URL(page.url()).search.slice(1)
  await expect(found(page)).toHaveText(tours(await countOf(ask, query)))
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible())
    await dialog.getByRole('button', { name: /^Show \d+ offer/ }).click()
  await expect(page.getByRole('link', { name: 'Remove: Altai' })).toBeVisible()

  const card = page.getByRole('article').last().getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const title = (await card.textContent()) ?? ''
  const place = await page.evaluate(() => window.scrollY)
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(found(page)).toHaveText(tours(await countOf(ask, query)))
  expect(new URL(page.url()).search.slice(1)).toBe(query)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('shows the results of the last filter only and aborts earlier requests', async ({
  page,
  ask,
}) => {
  await open(page, '/tours')
  const panel = await filters(page)
  // the first response waits until we release it
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFirst = true
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ListingResults') || !isFirst) return route.continue()
    isFirst = false
    await held
    await route.continue().catch(() => {}) // aborted meanwhile
  })
  const first = page.waitForRequest(
    (request) => request.postData()?.includes('ListingResults') ?? false,
  )
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/graphql'),
  )
  await panel.getByRole('checkbox', { name: /^Altai/ }).check()
  await first
  await panel.getByRole('checkbox', { name: /^Moderate/ }).check()
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
  const count = await countOf(ask, 'regions=1&difficulty=2')
  expect(count).not.toBe(await countOf(ask, 'regions=1'))
  await expect(found(page)).toHaveText(tours(count))
  await expect(page).toHaveURL(/difficulty=2/)
  release()
  await expect(page.getByRole('region', { name: 'Tours found' }).getByRole('article')).toHaveCount(
    count,
  )
  await isReady(page)
})

test(
  'chooses a date, corrects the form, requests places; the organizer finds the request',
  { tag: '@desktop' },
  async ({ page, ask }, info) => {
    const departure = await roomyDeparture(ask, info)
    const visitor = newVisitor('Berta Lindqvist')
    await open(page, departure.tourPath)
    await page.locator(`#dates ~ ul a[href="${orderPathOf(departure)}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Request your seats' })).toBeVisible()

    await page.getByLabel('E-mail').fill('berta(at)example')
    await page.getByLabel('Phone').fill('12')
    await page.getByLabel(/Anything the organizer should know/).fill('We bring our own tent.')
    // before the form's code has loaded, the browser's own check runs
    await expect(async () => {
      await page.getByRole('button', { name: sendButton }).click()
      await expect(page.getByText('Required field')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByText('Please enter a valid e-mail')).toBeVisible()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('berta(at)example')
    await expect(page.getByLabel(/Anything the organizer should know/)).toHaveValue(
      'We bring our own tent.',
    )

    await fillContact(page, visitor)
    await page.getByRole('button', { name: 'One adult more' }).click()
    await page.getByRole('button', { name: sendButton }).click()
    await expect(page).toHaveURL(requestAddress)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your seats are held, Berta' }),
    ).toBeVisible()
    const sheet = page.getByRole('region', { name: 'What you requested' })
    await expect(sheet).toContainText(departure.tourTitle)
    await expect(sheet).toContainText('2 adults')
    await expect(sheet).toContainText('We bring our own tent.')
    await expect(sheet).toContainText('Total')
    const number =
      (
        await page
          .getByText(/^Request \d+$/)
          .first()
          .textContent()
      )?.replace('Request ', '') ?? ''

    await open(page, '/crm/requests')
    await expect(page).toHaveURL(/\/crm\/login/)
    await page.getByLabel('E-mail').fill('organizer@versta.example')
    await page.getByLabel('Password').fill('versta-demo')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Requests/ })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: visitor.email })
    await expect(row.getByRole('rowheader', { name: number, exact: true })).toBeVisible()
    await expect(row).toContainText('Berta Lindqvist')
    await expect(row).toContainText('We bring our own tent.')

    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/crm\/login/)
    await open(page, '/crm/requests')
    await expect(page).toHaveURL(/\/crm\/login/)
  },
)
