/** Every reason why a payment can't start or fails, and the amounts left to pay. */
import { expect, type Page } from '@playwright/test'
import { backstage } from './backstage.ts'
import { ownDeparture } from './catalogue.ts'
import { open, test } from './journey.ts'
import {
  cancelOrder,
  checkoutUrl,
  confirmedOrder,
  confirmOrder,
  orderSeats,
  paidOrder,
  payAtCheckout,
  payOrder,
} from './orders.ts'
import { silence } from './outages.ts'

const pay = (page: Page) => page.getByRole('button', { name: /^(Pay|Go to payment)/ }).click()
const refusal = (page: Page) => page.getByRole('alert')

test('after the prepayment, then the balance, the page shows the amount left', async ({
  page,
  ask,
}, info) => {
  const order = await confirmedOrder(ask, await ownDeparture(ask, info))
  await open(page, `${order.path}/pay`)
  await expect(
    page.getByRole('heading', { level: 1, name: /^\$[\d,.]+ to pay now$/ }),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: /, the prepayment/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /, everything/ })).toBeVisible()
  await pay(page)
  await payAtCheckout(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await open(page, `${order.path}/pay`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your prepayment has arrived' }),
  ).toBeVisible()
  await expect(page.getByText(/^\$[\d,.]+ are left until /)).toBeVisible()
  await pay(page)
  await payAtCheckout(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await open(page, `/de${order.path}/pay`)
  await expect(page.getByRole('heading', { level: 1, name: 'Alles ist bezahlt' })).toBeVisible()
  await open(page, `${order.path}/pay`)
  await expect(page.getByRole('heading', { level: 1, name: 'Everything is paid' })).toBeVisible()
  await expect(page.getByText('Paid in full')).toBeVisible()
})

test('the full price is paid in one payment, and the balance is due when the trip is near', async ({
  page,
  ask,
  comeBack,
}, info) => {
  const departure = await ownDeparture(ask, info)
  const [all, part] = [
    await confirmedOrder(ask, departure),
    await paidOrder(page, ask, departure, 'PREPAYMENT'),
  ]
  await open(page, `${all.path}/pay`)
  await page.getByRole('radio', { name: /, everything/ }).check()
  await pay(page)
  await payAtCheckout(page)
  await open(page, `${all.path}/pay`)
  await expect(page.getByRole('heading', { level: 1, name: 'Everything is paid' })).toBeVisible()
  await comeBack((Date.parse(departure.start) - Date.now()) / 60_000 - 4 * 24 * 60)
  await open(page, part.path)
  await expect(page.getByText(/^The rest, \$[\d,.]+, is due now\.$/)).toBeVisible()
  await open(page, `${part.path}/pay`)
  await expect(
    page.getByRole('heading', { level: 1, name: /^\$[\d,.]+ are due now$/ }),
  ).toBeVisible()
  await expect(
    page.getByText('Your prepayment has arrived. The trip is near, so the rest is due.'),
  ).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    test('a new choice after a lost response pays the amount chosen last', async ({
      page,
      ask,
    }, info) => {
      const { path, uuid } = await confirmedOrder(ask, await ownDeparture(ask, info))
      const look = () => (javaScriptEnabled ? open(page, `${path}/pay`) : page.goto(`${path}/pay`))
      await look()
      const idempotencyKey = await page.locator('[name=idempotencyKey]').inputValue()
      // the request arrives, but its response doesn't
      await ask(
        'mutation ($uuid: UUID!, $idempotencyKey: UUID!) { startPayment(uuid: $uuid, type: PREPAYMENT, method: CARD, idempotencyKey: $idempotencyKey) { __typename } }',
        { uuid, idempotencyKey },
      )
      const all = page.getByRole('radio', { name: /, everything/ })
      const [sum] =
        /\$[\d,.]*\d/.exec(
          (await page
            .getByText(/, everything/)
            .first()
            .textContent()) ?? '',
        ) ?? []
      await all.check()
      await pay(page)
      await page.getByRole('button', { name: `Pay ${sum}` }).click()
      await look()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Everything is paid' }),
      ).toBeVisible()
    })
  })

test("a page open for too long shows why it can't start a payment", async ({
  page,
  ask,
  comeBack,
}, info) => {
  const departure = await ownDeparture(ask, info)
  const [late, done, ended] = [
    await confirmedOrder(ask, departure),
    await confirmedOrder(ask, departure),
    await confirmedOrder(ask, departure),
  ]
  const expectRefusal = async (path: string, words: RegExp, meanwhile: () => Promise<unknown>) => {
    await open(page, `${path}/pay`)
    await meanwhile()
    await pay(page)
    await expect(refusal(page)).toContainText('No payment was begun')
    await expect(refusal(page)).toContainText(words)
  }
  await expectRefusal(
    done.path,
    /The payment service does not answer\. Nothing was charged; please try again in a minute\./,
    () => silence(page, 'startPayment'),
  )
  await page.unrouteAll()
  // no provider is available, or it declines immediately
  for (const reason of ['NO_PROVIDER', 'DECLINED'])
    await expectRefusal(
      done.path,
      /The payment service doesn’t take this payment\. Write to us, and we find another way\./,
      () =>
        page.route('**/graphql', (route) =>
          route.request().postData()?.includes('startPayment')
            ? route.fulfill({
                json: { data: { startPayment: { __typename: 'PaymentNotPossibleError', reason } } },
              })
            : route.fallback(),
        ),
    )
  await page.unrouteAll()
  await expectRefusal(ended.path, /This request is closed\./, () =>
    cancelOrder(ask, ended, 'organizer'),
  )
  await expectRefusal(done.path, /There is nothing left to pay\./, () => payOrder(page, ask, done))
  await expectRefusal(late.path, /The time for holding your seats has run out\./, () =>
    comeBack(15 * 24 * 60),
  )
  await open(page, `${late.path}/pay`)
  await expect(
    page.getByText(/^The time for holding your seats has run out\. Ask .+ before you pay\.$/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Pay|Go to payment)/ })).toHaveCount(0)
  await open(page, `${late.path}/error?reason=expired`)
  await expect(
    page.getByText('We could not hold your seats any longer without a payment.'),
  ).toBeVisible()
})

test('a request shows that the trip started without a confirmation', async ({
  page,
  ask,
  comeBack,
}, info) => {
  const departure = await ownDeparture(ask, info)
  const order = await orderSeats(ask, departure.id)
  await comeBack((Date.parse(departure.start) - Date.now()) / 60_000 + 24 * 60)
  await open(page, order.path)
  await expect(page.getByText('The start has passed without a confirmation.')).toBeVisible()
})

test('too many payments show the wait; after it the traveler can pay', async ({
  page,
  ask,
  comeBack,
}, info) => {
  const order = await confirmedOrder(ask, await ownDeparture(ask, info))
  await open(page, `${order.path}/pay`)
  // simulates a stranger at the same address who tries random links
  const tries = Array.from({ length: 60 }, () =>
    ask(
      'mutation ($id: UUID!) { startPayment(uuid: $id, type: FULL, method: CARD, idempotencyKey: $id) { __typename } }',
      {
        id: crypto.randomUUID(),
      },
    ),
  )
  await Promise.allSettled(tries)
  await pay(page)
  await expect(refusal(page)).toContainText('No payment was begun')
  await expect(refusal(page)).toContainText(
    'Too many payments were begun from your connection within an hour. Nothing was charged.',
  )
  await expect(refusal(page)).toContainText(/Please try again in (60|5\d) minutes\./)
  await comeBack(61)
  await pay(page)
  await page.waitForURL(checkoutUrl)
})

test('a traveler extends the hold by a day, once', async ({ page, ask, context }, info) => {
  const order = await confirmedOrder(ask, await ownDeparture(ask, info))
  const other = await context.newPage()
  await open(page, `${order.path}/pay`)
  await open(other, `${order.path}/pay`)
  await expect(
    page.getByText(/^Can’t pay just yet\? Once we hold the seats a day longer: until /),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Hold my seats longer' }).click()
  await expect(page.getByRole('button', { name: 'Hold my seats longer' })).toHaveCount(0)
  await other.getByRole('button', { name: 'Hold my seats longer' }).click()
  await expect(refusal(other)).toContainText(
    /^The seats can’t be held longer by themselves any more\. Ask .+, who still may\.$/,
  )
})

test('leaving, paying with a delay and a truncated address each show their page', async ({
  page,
  ask,
  comeBack,
}, info) => {
  const order = await confirmedOrder(ask, await ownDeparture(ask, info))
  await open(page, `${order.path}/pay`)
  await pay(page)
  await expect(
    page.getByText('This is a practice checkout. No money moves, and no card is asked for.'),
  ).toBeVisible()
  const sandbox = page.url()
  await page.goto(sandbox.replace('lang=en', 'lang=de'))
  await expect(
    page.getByText('Hier wird nur geübt: Es fließt kein Geld, und niemand fragt nach einer Karte.'),
  ).toBeVisible()
  await page.goto(sandbox)
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The payment was not finished' }),
  ).toBeVisible()
  await expect(page.getByText('No payment for this request has reached us.')).toBeVisible()
  await page.goto(sandbox)
  await page.getByRole('button', { name: 'Pay with a delay' }).click()
  // we have no notification yet
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /You are going$/ })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await page.goto(sandbox)
  await expect(page.getByRole('heading', { level: 1, name: 'This payment is done' })).toBeVisible()
  await page.goto(`${order.path}/error?reason=payment_declined`)
  await expect(
    page.getByText(/^\$[\d,.]+ have arrived for this request, and they count\./),
  ).toBeVisible()
  const cut = await page.goto(sandbox.replace(/[0-9a-f]{8}\?/, '?'))
  expect(cut?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no such payment' }),
  ).toBeVisible()

  const other = await confirmedOrder(ask, await ownDeparture(ask, info))
  await open(page, `${other.path}/pay`)
  await pay(page)
  await page.waitForURL(checkoutUrl)
  await comeBack(61)
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The time to pay is over' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The time to pay has run out' }),
  ).toBeVisible()
  await expect(
    page.getByText(
      'The payment page closes by itself after an hour. Your request is unchanged, and you can pay again.',
    ),
  ).toBeVisible()
})

test('an unknown error reason shows a general message', async ({ page, ask }, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await open(page, `${order.path}/error?reason=anything`)
  await expect(page.getByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible()
})

for (const areFree of [true, false])
  test(`a late payment ${areFree ? 'books the places again if they are free' : 'is refunded if the places are gone'}`, async ({
    page,
    ask,
    context,
  }, info) => {
    const departure = await ownDeparture(ask, info, { query: 'regions=9,17' })
    const order = await confirmedOrder(ask, departure, departure.freeSeats)
    await open(page, `${order.path}/pay`)
    await pay(page)
    await page.waitForURL(checkoutUrl)
    await backstage('endHold', order.uuid)
    const other = await context.newPage()
    await open(other, order.path)
    await expect(other.getByText('Expired', { exact: true })).toBeVisible()
    if (!areFree) await orderSeats(ask, departure.id)
    await payAtCheckout(page)
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: areFree ? /You are going$/ : 'The seats were taken before you',
      }),
    ).toBeVisible()
    if (!areFree)
      await expect(page.getByText(/arrived for this request and goes back to you\./)).toBeVisible()
    await open(other, order.path)
    await expect(
      other.getByRole('heading', {
        level: 1,
        name: areFree ? 'All set, Early' : 'This request is closed',
      }),
    ).toBeVisible()
  })

test('the QR page leads to the amount due, or shows that nothing is due', async ({
  page,
  ask,
}, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await open(page, `${order.path}/pay/qr`)
  await expect(page.getByText('To pay once confirmed')).toBeVisible()
  await confirmOrder(ask, order)
  await open(page, `${order.path}/pay/qr`)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment on your phone' })).toBeVisible()
  await expect(
    page.getByRole('img', {
      name: `QR code that leads to the payment page of request ${order.id}`,
    }),
  ).toBeVisible()
  await expect(page.getByText('To pay now')).toBeVisible()
  await page.getByRole('link', { name: 'Open the payment page here' }).click()
  await expect(page).toHaveURL(`${order.path}/pay`)
  await payOrder(page, ask, order)
  await open(page, `${order.path}/pay/qr`)
  await expect(page.getByText('Nothing to pay', { exact: true })).toBeVisible()
  await cancelOrder(ask, order, 'organizer')
  await open(page, `${order.path}/pay/qr`)
  await expect(
    page.getByText('This request is closed, so there is nothing to pay and no code to scan.'),
  ).toBeVisible()
  await open(page, `${order.path}/success`)
  await expect(
    page.getByText('Nothing is booked any more. If you still want to go, choose another date.'),
  ).toBeVisible()
})

test('rubles can be paid by SBP: declined, left, expired and paid', async ({
  page,
  ask,
  comeBack,
}, info) => {
  const order = await confirmedOrder(ask, await ownDeparture(ask, info))
  await backstage('inRoubles', order.uuid)
  const begin = async () => {
    await open(page, `${order.path}/pay`)
    await page.getByRole('radio', { name: /^By SBP/ }).check()
    await pay(page)
    await expect(page.getByText('By SBP, the Russian system of instant payments')).toBeVisible()
  }
  await open(page, `/de${order.path}/pay`)
  const ways = page.getByRole('group', { name: 'Wie möchten Sie zahlen?' })
  await expect(ways.getByRole('radio', { name: 'Mit Karte' })).toBeChecked()
  await expect(ways.getByRole('radio', { name: /^Mit SBP/ })).toBeVisible()
  await begin()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your bank declined the payment' }),
  ).toBeVisible()
  await begin()
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The payment was not finished' }),
  ).toBeVisible()
  await begin()
  await comeBack(61)
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The time to pay is over' }),
  ).toBeVisible()
  await begin()
  await payAtCheckout(page)
  await expect(page.getByRole('heading', { level: 1, name: /You are going$/ })).toBeVisible()
  await open(page, order.path)
  await expect(page.getByText(/^Paid by SBP, /)).toBeVisible()
})
