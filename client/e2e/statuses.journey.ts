import { expect } from '@playwright/test'
import { goneTour, roomyDeparture } from './catalogue.ts'
import { isReady, test } from './journey.ts'

test('unknown addresses return 404 and link to the home page', async ({ page }) => {
  for (const path of [
    '/no-such-landing',
    '/no-such-tour-999999',
    '/beyond-all-numbers-99999999999',
    '/tour/999999/order',
    '/a/b/c',
    '/order/not-a-uuid',
    '/order/12/add-tourists',
    '/order/not-a-uuid/pay/qr',
    '/arrival/not-a-uuid',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await isReady(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('form', { name: 'Find a tour' })).toBeVisible()

  const german = await page.goto('/de/gibt-es-nicht')
  expect(german?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
})

test('a tour with past dates returns 410, with the specified text and no button', async ({
  page,
  ask,
}) => {
  const { id, slug } = await goneTour(ask)
  for (const path of [`/${slug}-${id}`, `/tour/${id}/order`]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(410)
    await isReady(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible()
    await expect(
      main.getByText('This page is no longer available because the tour dates have passed', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('link')).toHaveCount(0)
  }
})

test('a wrong slug redirects permanently to the right one and keeps the query', async ({
  page,
  request,
  ask,
}, info) => {
  const { tourId, tourPath } = await roomyDeparture(ask, info)
  for (const [from, to] of [
    [`/some-other-name-${tourId}?utm_source=letter`, `${tourPath}?utm_source=letter`],
    [`${tourPath}/`, tourPath],
    ['/Tours', '/tours'],
    ['/reisen', '/tours'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers().location, from).toBe(to)
  }
  await page.goto(`/some-other-name-${tourId}`)
  await expect(page).toHaveURL(tourPath)
})

test('a malformed address or body causes no server error', async ({ request }) => {
  expect((await request.get('/%E0%A4%A')).status()).toBeLessThan(500)
  expect((await request.get('/tours?page=999999999999&regions=x,y,-1&priceMin=NaN')).status()).toBe(
    200,
  )
  const answer = await request.post('/graphql', {
    data: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status()).toBe(400)
  expect(answer.headers()['content-type']).toContain('json')
})
