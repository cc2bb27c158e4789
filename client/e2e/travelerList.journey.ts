/** The traveler list and the personal links: their errors, and that input is never lost. */
import { expect, type Page } from '@playwright/test'
import { type Departure, ownDeparture } from './catalogue.ts'
import { open, test } from './journey.ts'
import { askEverything, cancelOrder, type Order, orderSeats } from './orders.ts'
import { silence } from './outages.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save the list' }).click()
const saveOwn = (page: Page) => page.getByRole('button', { name: 'Save my details' }).click()
const listOf = ({ path }: Order): string => `${path}/add-tourists`
const seat = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Traveler ${number}\\b`) })

const name = async (place: ReturnType<typeof seat> | Page, firstName: string, lastName: string) => {
  await place.getByLabel('First name').fill(firstName)
  await place.getByLabel('Last name').fill(lastName)
}

/**
 * Waits until the form uses the router: then the page shows its own errors, and an outage can be
 * simulated.
 */
const isAwake = (page: Page): Promise<void> =>
  expect(async () => {
    await page.getByLabel('Last name').click()
    await expect(page.getByRole('main').locator('form[novalidate]')).toBeAttached({
      timeout: 1_000,
    })
  }).toPass()

/** Returns the minutes until two days after a departure's start. */
const minutesUntilUnderway = ({ start }: Departure): number =>
  (Date.parse(start) - Date.now()) / 60_000 + 2 * 24 * 60

/** Creates a personal link for the first traveler. */
const makeLink = async (page: Page): Promise<string> => {
  // the list hydrates at the first interaction
  await seat(page, 1).getByLabel('First name').click()
  await seat(page, 1).getByRole('button', { name: 'Let them fill this in themselves' }).click()
  const link = seat(page, 1).getByLabel('Link for traveler 1')
  await expect(link).toHaveValue(/\/traveler\//)
  return new URL(await link.inputValue()).pathname
}

test('birthdays, passports and weights are checked before saving', async ({ page, ask }, info) => {
  const departure = await ownDeparture(ask, info)
  const order = await orderSeats(ask, departure.id)
  await askEverything(ask, order)
  await open(page, listOf(order))
  await name(page, 'Anna', 'Berg')
  await page.getByLabel('Date of birth').fill(`${Number(departure.start.slice(0, 4)) + 1}-01-01`)
  await page.getByLabel('Weight in kilograms').fill('401')
  await page.getByLabel('Passport number').fill('12')
  await isAwake(page)
  await save(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing is saved yet: please look at the marked fields.',
  )
  await expect(page.getByText('Please enter a real day before the trip')).toBeVisible()
  await expect(page.getByText('Maximum 400')).toBeVisible()
  await expect(page.getByText('Please enter 5 to 20 letters and digits')).toBeVisible()
  // an incomplete passport is refused: its country and expiry date are missing
  await expect(page.getByText('Required field')).toHaveCount(2)
  await page.getByLabel('Date of birth').fill('1990-05-04')
  await page.getByLabel('Weight in kilograms').fill('0')
  await page.getByLabel('Passport number').fill('C01X 00T47')
  await page.getByLabel('Issued by').selectOption('DE')
  await page.getByLabel('Valid until').fill(departure.start)
  await save(page)
  await expect(page.getByText('Minimum 1')).toBeVisible()
  await expect(
    page.getByText('The passport has to be valid until the end of the trip'),
  ).toBeVisible()
  await expect(page.getByLabel('Passport number')).toHaveValue('C01X 00T47')
  await page.getByLabel('Weight in kilograms').fill('61')
  await page.getByLabel('Valid until').fill('2033-01-01')
  await save(page)
  await expect(
    page.getByRole('status').filter({ hasText: 'Saved: one traveler is on the list' }),
  ).toBeVisible()
  await expect(page.getByText('Stored: passport ending in ••••T47')).toBeVisible()
})

test('two people who edit in parallel lose nothing: the second sees both versions', async ({
  page,
  ask,
  context,
}, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id, 2)
  const second = await context.newPage()
  await open(page, listOf(order))
  await open(second, listOf(order))
  await name(seat(page, 1), 'Anna', 'Berg')
  await save(page)
  await expect(page.getByText('One seat is still without a name.')).toBeVisible()
  await name(seat(second, 1), 'Bea', 'Tal')
  await save(second)
  await expect(second.getByRole('alert')).toContainText(
    'Someone else has changed the list meanwhile',
  )
  await expect(second.getByText('Saved by someone else: Anna Berg')).toBeVisible()
  await expect(seat(second, 1).getByLabel('First name')).toHaveValue('Bea')
  await save(second)
  await expect(second.getByText('Saved: one traveler is on the list')).toBeVisible()
})

test('without a response input is kept; a closed request accepts no names', async ({
  page,
  ask,
}, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await open(page, listOf(order))
  await name(page, 'Anna', 'Berg')
  await isAwake(page)
  const speak = await silence(page, 'updateTourists')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('No answer came')
  await expect(page.getByRole('alert')).toContainText(
    'Please save again in a moment. Pressing twice is safe.',
  )
  await speak()
  const speakOfLinks = await silence(page, 'shareTravelerLink')
  await page.getByRole('button', { name: 'Let them fill this in themselves' }).click()
  await expect(page.getByText('No link could be made. Please try again in a moment.')).toBeVisible()
  await speakOfLinks()
  await cancelOrder(ask, order, 'organizer')
  await page.getByRole('button', { name: 'Let them fill this in themselves' }).click()
  await expect(
    page.getByText('The list can no longer be changed, so there is no link to it.'),
  ).toBeVisible()
  await save(page)
  await expect(
    page.getByRole('alert').filter({ hasText: 'The list can no longer be changed' }).first(),
  ).toBeVisible()
  await expect(
    page.getByText('What you typed is still here, so that you can pass it on.'),
  ).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Anna')
  await open(page, listOf(order))
  await expect(page.getByText('This request is closed, so nobody travels on it.')).toBeVisible()
  await open(page, `/de${order.path}/add-tourists`)
  await expect(page.getByText('Diese Anfrage ist geschlossen, damit reist niemand.')).toBeVisible()
})

test('the list closes when the trip starts', async ({ page, ask, comeBack }, info) => {
  const departure = await ownDeparture(ask, info)
  const order = await orderSeats(ask, departure.id)
  await comeBack(minutesUntilUnderway(departure))
  await open(page, listOf(order))
  await expect(
    page.getByText(/^The trip has begun, so the list is closed\. If something is wrong, tell /),
  ).toBeVisible()
  await expect(page.getByText('Nobody has been named.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the list' })).toHaveCount(0)
})

test('a personal link lets a traveler fill in their details, until a new link replaces it', async ({
  page,
  ask,
  context,
}, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await askEverything(ask, order)
  await open(page, listOf(order))
  const link = await makeLink(page)
  const guest = await context.newPage()
  await open(guest, link)
  await expect(
    guest.getByRole('heading', { level: 1, name: 'You travel: who are you?' }),
  ).toBeVisible()
  await name(guest, 'Cora', 'Fels')
  await guest.getByLabel('Weight in kilograms').fill('500')
  await saveOwn(guest)
  await expect(guest.getByRole('alert')).toHaveText(
    'Nothing is saved yet: please look at the marked fields.',
  )
  await expect(guest.getByText('Maximum 400')).toBeVisible()
  await guest.getByLabel('Weight in kilograms').fill('58')
  await isAwake(guest)
  const speak = await silence(guest, 'updateTravelerByLink')
  await saveOwn(guest)
  await expect(guest.getByRole('alert')).toContainText('No answer came')
  await expect(guest.getByLabel('First name')).toHaveValue('Cora')
  await speak()
  await saveOwn(guest)
  await expect(guest.getByText('Saved. You are on the list.')).toBeVisible()
  await expect(guest.getByRole('heading', { level: 1, name: 'Cora, you travel' })).toBeVisible()

  // meanwhile the customer edits the same traveler
  await open(page, listOf(order))
  await page.getByLabel('Weight in kilograms').fill('59')
  await save(page)
  await expect(
    page.getByText('Everyone is named. You can change the list until the trip begins.'),
  ).toBeVisible()
  await guest.getByLabel('Weight in kilograms').fill('60')
  await saveOwn(guest)
  await expect(guest.getByRole('alert')).toContainText(
    'Someone else has changed your details meanwhile',
  )
  await expect(guest.getByLabel('Weight in kilograms')).toHaveValue('60')
  await guest.getByRole('link', { name: 'see theirs first' }).click()
  await expect(guest.getByLabel('Weight in kilograms')).toHaveValue('59')

  await makeLink(page)
  await page.getByRole('button', { name: 'End it and make a new one' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'The link before this one no longer works.' }),
  ).toBeVisible()
  const gone = await guest.goto(link)
  expect(gone?.status()).toBe(404)
  await expect(
    guest.getByRole('heading', { level: 1, name: 'This link no longer works' }),
  ).toBeVisible()
})

test('a link to a closed request shows that it is closed, in German', async ({
  page,
  ask,
  context,
}, info) => {
  const order = await orderSeats(ask, (await ownDeparture(ask, info)).id)
  await open(page, listOf(order))
  const link = await makeLink(page)
  const guest = await context.newPage()
  await open(guest, link.replace('/traveler/', '/de/reisende/'))
  await guest.getByLabel('Vorname', { exact: true }).fill('Cora')
  await guest.getByLabel('Nachname').fill('Fels')
  await cancelOrder(ask, order, 'organizer')
  await guest.getByRole('button', { name: 'Meine Angaben speichern' }).click()
  await expect(guest.getByText('Ihre Angaben können hier nicht mehr geändert werden')).toBeVisible()
  await expect(guest.getByLabel('Vorname', { exact: true })).toHaveValue('Cora')
  const closed = await guest.reload()
  expect(closed?.status()).toBe(410)
  await expect(
    guest.getByRole('heading', {
      level: 1,
      name: 'Ihre Angaben können hier nicht mehr geändert werden',
    }),
  ).toBeVisible()
})
