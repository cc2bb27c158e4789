/**
 * The voucher in each of its states, and canceled requests: by whom, at what cost, and where the
 * money is.
 */
import { expect, type Page } from '@playwright/test'
import { backstage } from './backstage.ts'
import { type Departure, ownDeparture } from './catalogue.ts'
import { type Ask, open, test } from './journey.ts'
import { cancelOrder, confirmedOrder, type Order, orderSeats, paidOrder } from './orders.ts'
import { silence } from './outages.ts'

/** Returns the minutes until a number of days before a departure. */
const minutesUntil = ({ start }: Departure, daysBefore: number): number =>
  Math.round((Date.parse(start) - Date.now()) / 60_000 - daysBefore * 24 * 60)

const startCanceling = async (page: Page, { path }: Order) => {
  await open(page, path)
  await page.getByText('Cancel the request').click()
}
const cancelForGood = (page: Page) => page.getByRole('button', { name: 'Cancel for good' }).click()
const closed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This request is closed' })

/** Returns the path of the page that opens when a guide scans the voucher. */
const voucherOf = async (ask: Ask, { uuid }: Order): Promise<string> => {
  const { request } = await ask<{ request: { documents: { checkCode: string | null }[] } }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { documents { checkCode } } }',
    { uuid },
  )
  return `/v/${request.documents.flatMap(({ checkCode }) => checkCode ?? [])[0]}`
}

const expectVoucher = async (page: Page, path: string, heading: string, text: string) => {
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
}

test('a voucher is valid until the trip ends, an invented one never; then the cashback follows', async ({
  page,
  ask,
  comeBack,
}, info) => {
  const departure = await ownDeparture(ask, info)
  const order = await paidOrder(page, ask, departure)
  await backstage('promiseCashback', order.uuid)
  await open(page, order.path)
  await expect(
    page.getByText(/^With cashback: \$[\d,.]+ come back to you after the trip\.$/),
  ).toBeVisible()
  await expect(page.getByText('The seats are yours. One traveler has no name yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Say who travels' })).toBeVisible()
  const voucher = await voucherOf(ask, order)
  await expectVoucher(
    page,
    voucher,
    'This voucher is valid',
    'Compare it with the paper, then you may set out.',
  )
  await expectVoucher(
    page,
    `/de${voucher}`,
    'Dieser Voucher ist gültig',
    'Vergleichen Sie ihn mit dem Ausdruck, dann kann es losgehen.',
  )
  await expectVoucher(
    page,
    `${voucher}x`,
    'Versta wrote no such voucher',
    'The address may have been typed wrong. Scan the code once more; if it leads here again, call us.',
  )
  await comeBack(minutesUntil(departure, -2))
  await open(page, order.path)
  await expect(page.getByText('Have a good trip. Keep the voucher at hand.')).toBeVisible()
  await comeBack(minutesUntil(departure, -30))
  await backstage('completeTrip', order.uuid)
  await expectVoucher(
    page,
    voucher,
    'This voucher was valid, but its trip is over',
    'The last day of the trip has passed.',
  )
  await open(page, order.path)
  await expect(page.getByText('Trip completed')).toBeVisible()
  await expect(page.getByText(/^Your cashback (is on its way|has come back) to you/)).toBeVisible()
  await expect(page.getByText('How was it? Your words help those who go next.')).toBeVisible()
  await page.getByRole('radio', { name: 'Good' }).check({ force: true })
  await page.getByLabel('Your words').fill(' '.repeat(30))
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('Required field')).toBeVisible()
  const words = 'Warm hosts, cold lake, and a sky for which alone I would go again.'
  await page.getByLabel('Your words').fill(words)
  const speak = await silence(page, 'WriteReview')
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(
    page.getByText('That did not work. Your words are still here; please try again.'),
  ).toBeVisible()
  await expect(page.getByLabel('Your words')).toHaveValue(words)
  await speak()
  await open(page, `${order.path}/pay`)
  await expect(page.getByRole('heading', { level: 1, name: 'This trip is over' })).toBeVisible()
  await open(page, `${order.path}/pay/qr`)
  await expect(page.getByText('This trip is over, so there is no code to scan.')).toBeVisible()
  await open(page, `${order.path}/add-tourists`)
  await expect(page.getByText('This trip is over. These people were on the list.')).toBeVisible()
})

test('near the start a part is kept: the page shows it first, and again after a change', async ({
  page,
  ask,
  comeBack,
}, info) => {
  const departure = await ownDeparture(ask, info)
  const order = await paidOrder(page, ask, departure)
  const voucher = await voucherOf(ask, order)
  await comeBack(minutesUntil(departure, 40))
  await startCanceling(page, order)
  await expect(
    page.getByText(
      /^Today \$[\d,.]+ come back to you; .+ keeps \$[\d,.]+: 20% of the price, as agreed\.$/,
    ),
  ).toBeVisible()
  await page.getByLabel(/^Why\?/).fill('My knee')

  const speak = await silence(page, 'cancelRequest')
  await cancelForGood(page)
  await expect(page.getByRole('alert')).toHaveText(
    'That did not work, and we can’t say yet whether the request was canceled. Please try again: nothing is canceled twice.',
  )
  await expect(page.getByLabel(/^Why\?/)).toHaveValue('My knee')
  await speak()

  // the next step of the terms begins while the page is open
  await comeBack(minutesUntil(departure, 20))
  await cancelForGood(page)
  await expect(page.getByRole('alert')).toHaveText(
    'What comes back has changed. Please look once more.',
  )
  await expect(page.getByLabel(/^Why\?/)).toHaveValue('My knee')
  await expect(page.getByText(/: 40% of the price, as agreed\.$/)).toBeVisible()
  await cancelForGood(page)
  await expect(closed(page)).toBeVisible()
  await expect(page.getByText('Canceled by the traveler')).toBeVisible()
  await expect(page.getByText('Nothing more will happen with this one.')).toBeVisible()
  await expectVoucher(
    page,
    voucher,
    'This voucher is not valid: the trip was canceled',
    'The seats were given back. Whoever shows it should look at their request, or call us.',
  )
  await open(page, `${order.path}/pay`)
  await expect(
    page.getByText(
      /^\$[\d,.]+ have been paid for it\. What comes back follows the terms of cancellation/,
    ),
  ).toBeVisible()
})

test('a request canceled without a received response is shown as closed', async ({
  page,
  ask,
}, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await startCanceling(page, order)
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('cancelRequest')) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await cancelForGood(page)
  await expect(closed(page)).toBeVisible()
  await expect(page.getByText('Canceled by the traveler')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('shortly before the start the prepayment is not refunded, in German', async ({
  page,
  ask,
  comeBack,
}, info) => {
  const departure = await ownDeparture(ask, info)
  const order = await paidOrder(page, ask, departure, 'PREPAYMENT')
  await comeBack(minutesUntil(departure, 13))
  await open(page, `/de${order.path}`)
  await page.getByText('Anfrage stornieren').click()
  await expect(
    page.getByText(
      /^Von dem, was Sie gezahlt haben, kommt nach den Bedingungen nichts zurück: .+ behält /,
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Verbindlich stornieren' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Diese Anfrage ist geschlossen' }),
  ).toBeVisible()
  await expect(page.getByText('Vom Reisenden storniert')).toBeVisible()
  await expect(page.getByText(/Rückzahlung|zurückgezahlt/)).toHaveCount(0)
})

test('canceling costs nothing before the organizer confirms', async ({ page, ask }, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await startCanceling(page, order)
  await expect(page.getByText('It costs you nothing.')).toBeVisible()
  await cancelForGood(page)
  await expect(closed(page)).toBeVisible()
  await expect(
    page.getByText('The seats are free again. If you still want to go, request another date.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'See the tour again' }).click()
  await expect(page).toHaveURL(/-\d+$/)
})

for (const [act, words] of [
  ['closeBank', 'On its way back to you'],
  ['losePayments', 'Could not go back the way you paid: we send it another way'],
] as const)
  test(`a refund that can't use the original way shows its state: ${words}`, async ({
    page,
    ask,
  }, info) => {
    const order = await paidOrder(page, ask, await ownDeparture(ask, info))
    await backstage(act, order.uuid)
    await startCanceling(page, order)
    await cancelForGood(page)
    await expect(closed(page)).toBeVisible()
    await expect(async () => {
      await open(page, order.path)
      await expect(page.getByText(words)).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })

for (const [by, badge] of [
  ['organizer', 'Canceled by the organizer'],
  ['admin', 'Canceled by Versta'],
] as const)
  test(`a cancellation by others refunds everything, ${by}`, async ({ page, ask }, info) => {
    const order = await paidOrder(page, ask, await ownDeparture(ask, info))
    // the page was opened before
    await startCanceling(page, order)
    await cancelOrder(ask, order, by)
    await cancelForGood(page)
    await expect(page.getByRole('alert')).toHaveText(
      'The request stands otherwise by now. This page shows how.',
    )
    await expect(async () => {
      await open(page, order.path)
      await expect(closed(page)).toBeVisible()
      await expect(page.getByText(badge)).toBeVisible()
      await expect(page.getByText(/^Paid back/)).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })

test('an unpaid request expires', async ({ page, ask }, info) => {
  const order = await confirmedOrder(ask, await ownDeparture(ask, info))
  await backstage('endHold', order.uuid)
  await open(page, order.path)
  await expect(closed(page)).toBeVisible()
  await expect(page.getByText('Expired', { exact: true })).toBeVisible()
  await open(page, `/de${order.path}`)
  await expect(page.getByText('Abgelaufen', { exact: true })).toBeVisible()
})
