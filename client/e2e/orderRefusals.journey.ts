/** Every reason why an order is refused, as its form shows it; input is never lost. */
import { expect, type Page } from '@playwright/test'
import { backstage } from './backstage.ts'
import { type Departure, ownDeparture, smallestTour } from './catalogue.ts'
import { open, test } from './journey.ts'
import { expectContact, fillContact, orderPathOf, requestAddress, sendButton } from './ordering.ts'
import { makeOffer, newVisitor, orderSeats, requestsFrom, withdrawOffer } from './orders.ts'
import { silence } from './outages.ts'

const send = (page: Page, name = sendButton) =>
  page.getByRole('button', { name, exact: true }).click()
const refusal = (page: Page) => page.getByRole('alert')

/** Turns off the browser's own checks, to reach the server's. */
const withoutChecks = (page: Page): Promise<void> =>
  page.getByLabel('E-mail').evaluate((field: HTMLInputElement) => {
    field.form?.setAttribute('novalidate', '')
    for (const limited of field.form?.querySelectorAll('[maxlength]') ?? [])
      limited.removeAttribute('maxlength')
  })

/** Fills in the order form of a date for a number of adults. */
const fillOrder = async (
  page: Page,
  departure: Departure,
  adults = 1,
  locale: 'en' | 'de' = 'en',
) => {
  const visitor = newVisitor()
  await open(page, (locale === 'de' ? '/de' : '') + orderPathOf(departure))
  await page
    .getByLabel(locale === 'de' ? 'Erwachsene' : 'Adults', { exact: true })
    .fill(String(adults))
  await fillContact(page, visitor, locale)
  return visitor
}

test('each field shows its limits', async ({ page, ask }, info) => {
  const departure = await ownDeparture(ask, info, {
    suits: ({ takesChildren, isPlain, freeSeats }) => takesChildren && isPlain && freeSeats >= 4,
  })
  const visitor = await fillOrder(page, departure)
  await page.getByLabel('Your name').fill('A')
  // the field limits typed text
  const comment = page.getByLabel(/Anything the organizer should know/)
  await comment.fill('x'.repeat(2001))
  await expect(comment).toHaveValue('x'.repeat(2000))
  await page.getByRole('button', { name: 'One child more' }).click()
  await expect(page.getByLabel('Child 1')).toBeVisible()
  await send(page)
  await expect(page.getByText('Minimum 2 characters')).toBeVisible()
  // only the child's age is missing
  await expect(page.getByText('Required field')).toHaveCount(1)
  await expect(page.getByLabel('Child 1')).toBeFocused()
  await page.getByLabel('Your name').fill(visitor.name)
  await expect(page.getByText('This number belongs to Germany.')).toBeVisible()
  await page.getByLabel('Child 1').selectOption('15')
  await expect(page.getByText('Required field')).toHaveCount(0)
  await expectContact(page, visitor)
  // limited by the maximum per request and by the free places
  const adults = page.getByLabel('Adults', { exact: true })
  await adults.fill('25')
  await adults.blur()
  await expect(adults).toHaveValue('19')
  await expect(page.getByRole('button', { name: 'One adult more' })).toBeDisabled()
  await expect(
    page.getByText(
      `Only ${departure.freeSeats} seats are left here. Choose another date or bring fewer people.`,
    ),
  ).toBeVisible()
  await adults.fill('1')
  await send(page)
  await expect(page).toHaveURL(requestAddress)
})

test("an underage child gets the tour's minimum age", async ({ page, ask }, info) => {
  const departure = await ownDeparture(ask, info, {
    suits: ({ minAge, freeSeats }) => minAge > 0 && minAge <= 17 && freeSeats >= 4,
  })
  const visitor = await fillOrder(page, departure)
  await page.getByRole('button', { name: 'One child more' }).click()
  const age = page.getByLabel('Child 1')
  const youngest = await age.evaluate((select: HTMLSelectElement) => {
    // simulates a page opened before the organizer raised the age
    select.add(new Option('younger', '0'))
    return Number(select.options[1]?.value)
  })
  await age.selectOption('younger')
  await send(page)
  await expect(
    page.getByText(`This tour takes children from ${youngest} year${youngest === 1 ? '' : 's'}.`),
  ).toBeVisible()
  await expectContact(page, visitor)
  await age.selectOption(String(youngest))
  await send(page)
  await expect(page).toHaveURL(requestAddress)
})

test('the slower customer sees the places left, and dates with enough', async ({
  page,
  ask,
}, info) => {
  const departure = await ownDeparture(ask, info, {
    query: 'regions=28',
    suits: ({ freeSeats, freeElsewhere, isPlain }) =>
      isPlain && freeSeats >= 5 && freeElsewhere >= freeSeats,
  })
  const visitor = await fillOrder(page, departure, 4)
  await orderSeats(ask, departure.id, departure.freeSeats - 3)
  await send(page)
  await expect(refusal(page)).toContainText('Only 3 seats are left on this date')
  await expect(refusal(page)).toContainText(
    'These dates have room for all of you; what you typed stays:',
  )
  await expectContact(page, visitor)
  await orderSeats(ask, departure.id, 2)
  await send(page)
  await expect(refusal(page)).toContainText('Only one seat is left on this date')
  await expect(
    page.getByText('Only one seat is left here. Choose another date or bring fewer people.'),
  ).toBeVisible()
  await page.getByLabel('Adults', { exact: true }).fill('1')
  await orderSeats(ask, departure.id, 1)
  await send(page)
  await expect(refusal(page)).toContainText('The last seat has just been taken')
  await expect(
    page.getByText('No seat is left here. Choose another date or bring fewer people.'),
  ).toBeVisible()
  await expectContact(page, visitor)
})

test('the form shows when no date has enough places, in German', async ({ page, ask }, info) => {
  const departure = await ownDeparture(ask, info, {
    query: 'regions=17,23,31',
    suits: ({ freeSeats, freeElsewhere, isPlain }) =>
      isPlain && freeSeats >= freeElsewhere && freeSeats <= 19,
  })
  await fillOrder(page, departure, departure.freeSeats, 'de')
  await orderSeats(ask, departure.id, 1)
  // no other date has enough places either
  await page.getByLabel('Erwachsene', { exact: true }).fill(String(departure.freeSeats + 1))
  await send(page, 'Anfrage senden')
  await expect(refusal(page)).toContainText(
    `An diesem Termin sind nur noch ${departure.freeSeats - 1} Plätze frei`,
  )
  await expect(refusal(page)).toContainText('Kein anderer Termin hat zurzeit Platz für Sie alle.')
  await expect(refusal(page).getByRole('button')).toHaveCount(0)
})

test("a date that has started can't be booked; the form offers another one", async ({
  page,
  ask,
  comeBack,
}, info) => {
  const departure = await ownDeparture(ask, info, {
    query: 'regions=23,31',
    suits: ({ freeSeats, isPlain, datesAfter }) => isPlain && freeSeats >= 2 && datesAfter > 3,
  })
  const visitor = await fillOrder(page, departure)
  await comeBack((Date.parse(departure.start) - Date.now()) / 60_000 + 2 * 24 * 60)
  await send(page)
  await expect(refusal(page)).toContainText('This date can no longer be booked')
  await expect(refusal(page)).toContainText('Please choose another one; what you typed stays.')
  await refusal(page).getByRole('button').first().click()
  await expectContact(page, visitor)
  await send(page)
  await expect(page).toHaveURL(requestAddress)
})

test('a price holds for half an hour; then the form asks again, at the same or a new price', async ({
  page,
  ask,
  comeBack,
}, info) => {
  const departure = await ownDeparture(ask, info, { query: 'regions=23,31' })
  const visitor = await fillOrder(page, departure)
  await expect(page.getByText(/This price holds until/)).toBeVisible()
  await comeBack(31)
  await send(page)
  await expect(refusal(page)).toContainText(
    /^It is still \$[\d,.]+The price you saw held for half an hour\. Nothing has been requested yet/,
  )
  await expectContact(page, visitor)
  await comeBack(62)
  await backstage('raisePrice', departure.id)
  await send(page)
  await expect(refusal(page)).toContainText(/^The total is \$[\d,.]+ now/)
  await expect(refusal(page)).toContainText(
    'It differs from what was shown before. Nothing has been requested yet',
  )
  await expectContact(page, visitor)
  await send(page, 'Send at the new price')
  await expect(page).toHaveURL(requestAddress)
  expect((await requestsFrom(ask, visitor.email)).length).toBeLessThanOrEqual(1)
})

test('a price without a quote is compared with the displayed one', async ({ page, ask }, info) => {
  const departure = await ownDeparture(ask, info, { query: 'regions=23,31' })
  await open(page, orderPathOf(departure))
  await silence(page, 'query OrderQuote')
  const visitor = newVisitor()
  await fillContact(page, visitor)
  await page.getByRole('button', { name: 'One adult more' }).click()
  await backstage('raisePrice', departure.id)
  await send(page)
  await expect(refusal(page)).toContainText(/^The total is \$[\d,.]+ now/)
  await expectContact(page, visitor)
  await send(page, 'Send at the new price')
  await expect(page).toHaveURL(requestAddress)
})

test('the form reports a missing response; sending again makes one request', async ({
  page,
  ask,
}, info) => {
  const departure = await ownDeparture(ask, info)
  const visitor = await fillOrder(page, departure)
  const speak = await silence(page, 'createRequest')
  await send(page)
  await expect(refusal(page)).toContainText('No answer came')
  await expect(refusal(page)).toContainText(
    'Please send it again in a moment. Pressing twice is safe: it stays one request.',
  )
  await expectContact(page, visitor)
  await speak()
  await send(page)
  await expect(page).toHaveURL(requestAddress)
  expect(await requestsFrom(ask, visitor.email)).toHaveLength(1)
})

test('a customer with ten open requests has to wait', async ({ page, ask }, info) => {
  const departure = await ownDeparture(ask, info, {
    query: 'regions=22',
    suits: ({ freeSeats }) => freeSeats >= 40,
  })
  const visitor = newVisitor()
  for (let request = 0; request < 10; request += 1) await orderSeats(ask, departure.id, 1, visitor)
  await open(page, orderPathOf(departure))
  await fillContact(page, visitor)
  await send(page)
  await expect(refusal(page)).toContainText('This request has not been sent yet')
  await expect(refusal(page)).toContainText(
    'Too many have come from your connection or under your e-mail address in a short time.',
  )
  await expect(refusal(page)).toContainText(/Please try again in \d+ (seconds|minutes|hours)\./)
  await expectContact(page, visitor)
})

test('a sold-out tour shows no form', async ({ page, ask }, info) => {
  const tour = await smallestTour(ask, info)
  for (const { id, freeSeats } of tour) if (freeSeats > 0) await orderSeats(ask, id, freeSeats)
  const [departure] = tour
  if (!departure) throw new Error('a tour without dates')
  await open(page, orderPathOf(departure))
  await expect(page.getByText('Every date is taken at the moment')).toBeVisible()
  await expect(
    page.getByText('Seats come free when someone cancels. Look at similar tours meanwhile.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: sendButton })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the tour' }).click()
  await expect(page).toHaveURL(departure.tourPath)
})

test.describe('an individual offer', () => {
  for (const [state, words] of [
    ['BOOKED', 'This offer has been booked already'],
    ['WITHDRAWN', 'The organizer has withdrawn this offer'],
    ['EXPIRED', 'The time of this offer has run out'],
  ] as const)
    test(`shows why it is no longer available: ${state}`, async ({ page, ask, comeBack }, info) => {
      const departure = await ownDeparture(ask, info)
      const offer = await makeOffer(ask, departure)
      const visitor = newVisitor()
      await open(page, `${orderPathOf(departure)}&offer=${offer}`)
      await expect(page.getByText(/^Your own price: \$/)).toBeVisible()
      await fillContact(page, visitor)
      if (state === 'BOOKED') await orderSeats(ask, departure.id, 2, newVisitor(), offer)
      if (state === 'WITHDRAWN') await withdrawOffer(ask, offer)
      if (state === 'EXPIRED') await comeBack(25 * 60)
      await send(page)
      await expect(refusal(page)).toContainText(words)
      await expect(refusal(page)).toContainText(
        'Nothing has been requested. The link that brought you here shows how the offer stands.',
      )
      await expectContact(page, visitor)
    })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('another date has to be reviewed first, and numbers stay within their limits', async ({
    page,
    ask,
  }, info) => {
    const departure = await ownDeparture(ask, info, {
      suits: ({ isPlain, freeSeats }) => !isPlain && freeSeats >= 4,
    })
    const visitor = newVisitor()
    await page.goto(orderPathOf(departure))
    await expect(page.getByText('With country code: +1 202 555 0143')).toBeVisible()
    await fillContact(page, visitor)
    const dates = page.getByLabel('Date', { exact: true })
    const other = dates.locator(`option:not([disabled]):not([value="${departure.id}"])`).first()
    await dates.selectOption((await other.getAttribute('value')) ?? '')
    await send(page)
    await expect(refusal(page)).toContainText(
      'Another date has its own places and prices: please check them and send again.',
    )
    await expectContact(page, visitor)
    // turn off the browser's check to reach the server's
    await withoutChecks(page)
    await page.getByLabel('Children', { exact: true }).fill('21')
    await page.getByLabel('Your name').fill('A'.repeat(121))
    await page.getByLabel(/Anything the organizer should know/).fill('x'.repeat(2001))
    await send(page)
    await expect(refusal(page)).toContainText('Almost there: please look at the marked fields.')
    await expect(page.getByText('Maximum 20')).toBeVisible()
    await expect(page.getByText('Maximum 120 characters')).toBeVisible()
    await expect(page.getByText('Maximum 2,000 characters')).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue('A'.repeat(121))
    await page.getByLabel('Your name').fill(visitor.name)
    await expectContact(page, visitor)
  })

  test('a form sent before makes another request only after confirmation', async ({
    page,
    ask,
  }, info) => {
    const departure = await ownDeparture(ask, info)
    const visitor = newVisitor()
    await page.goto(orderPathOf(departure))
    await withoutChecks(page)
    await fillContact(page, { ...visitor, phone: '12' })
    await send(page)
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await fillContact(page, visitor)
    await send(page)
    await expect(page).toHaveURL(requestAddress)
    const first = page.url()
    await page.goBack()
    await fillContact(page, { ...visitor, name: 'Berta Reise' })
    await send(page)
    await expect(refusal(page)).toContainText('Please press the button once more')
    await expect(refusal(page)).toContainText('A request was already made from this form.')
    await send(page)
    await expect(page).toHaveURL(requestAddress)
    expect(page.url()).not.toBe(first)
    expect(await requestsFrom(ask, visitor.email)).toHaveLength(2)
  })
})
