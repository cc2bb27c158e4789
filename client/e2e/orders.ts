/**
 * Makes and changes orders through the API, for journeys that start later, and reads them as the
 * organizer.
 */
import { expect, type Page } from '@playwright/test'
import type { Ask } from './journey.ts'

export interface Contact {
  name: string
  email: string
  phone: string
}

/** Returns the contact of a visitor who has never ordered. */
export const newVisitor = (name = 'Ada Reise'): Contact => ({
  name,
  email: `ada.${crypto.randomUUID()}@example.com`,
  phone: '+49 151 23456789',
})

/** An order, as the traveler and the organizer know it. */
export interface Order {
  id: number
  uuid: string
  path: string
  contact: Contact
}

/** Orders places on a date through the API, without the form. */
export const orderSeats = async (
  ask: Ask,
  tourDateId: number,
  adults = 1,
  contact = newVisitor('Early Bird'),
  individualTour: string | null = null,
): Promise<Order> => {
  const { createRequest } = await ask<{
    createRequest: { __typename: string; request: { id: number; uuid: string } }
  }>(
    'mutation($input: CreateRequestInput!) { createRequest(input: $input) { __typename ... on CreateRequestSuccess { request { id uuid } } } }',
    {
      input: {
        tourDateId,
        adults,
        ...contact,
        individualTour,
        idempotencyKey: crypto.randomUUID(),
      },
    },
  )
  if (createRequest.__typename !== 'CreateRequestSuccess')
    throw new Error(`createRequest failed: ${createRequest.__typename}`)
  const { id, uuid } = createRequest.request
  return { id, uuid, path: `/order/${uuid}`, contact }
}

/** Runs an action as a demo account; the caller is a visitor again afterwards. */
const as = async <Result>(
  ask: Ask,
  who: 'organizer' | 'admin',
  act: () => Promise<Result>,
): Promise<Result> => {
  await ask(
    'mutation($login: String!) { logIn(login: $login, password: "versta-demo") { __typename } }',
    {
      login: `${who}@versta.example`,
    },
  )
  const result = await act()
  await ask('mutation { logOut }')
  return result
}

/** The part of a departure that an offer uses; the price is per adult. */
interface OfferedDate {
  options: readonly { id: number }[]
  priceMinor: number
}

/**
 * Makes an individual offer as the organizer: two places on a date, valid for a day. @returns uuid
 * of the offer
 */
export const makeOffer = async (
  ask: Ask,
  { options, priceMinor }: OfferedDate,
): Promise<string> => {
  const input = {
    optionId: options[0]?.id,
    adults: 2,
    adultMinor: priceMinor - 5_000,
    currency: 'USD',
    validUntil: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  }
  const { createIndividualTour } = await as(ask, 'organizer', () =>
    ask<{ createIndividualTour: { individualTour: { uuid: string } } }>(
      `mutation ($input: CreateIndividualTourInput!) {
        createIndividualTour(input: $input) { ... on CreateIndividualTourSuccess { individualTour { uuid } } }
      }`,
      { input },
    ),
  )
  return createIndividualTour.individualTour.uuid
}

/** Withdraws an offer as the organizer. */
export const withdrawOffer = (ask: Ask, uuid: string): Promise<unknown> =>
  as(ask, 'organizer', () =>
    ask('mutation ($uuid: UUID!) { withdrawIndividualTour(uuid: $uuid) { __typename } }', { uuid }),
  )

/** Confirms a request as the organizer. */
export const confirmOrder = (ask: Ask, { id }: Pick<Order, 'id'>): Promise<unknown> =>
  as(ask, 'organizer', () =>
    ask(
      'mutation ($id: Int!) { confirmRequest(id: $id, message: "Bring warm socks") { __typename } }',
      { id },
    ),
  )

/** Requires every traveler detail as the organizer. */
export const askEverything = (ask: Ask, { id }: Order): Promise<unknown> =>
  as(ask, 'organizer', () =>
    ask(
      'mutation ($id: Int!) { setRequiredTravelerFields(id: $id, collectPassport: true, collectWeight: true) { id } }',
      { id },
    ),
  )

/** Declines a request as the organizer, or cancels it as Versta staff. */
export const cancelOrder = (
  ask: Ask,
  { id }: Order,
  by: 'organizer' | 'admin',
): Promise<unknown> => {
  const field = by === 'organizer' ? 'declineRequest' : 'cancelRequestAsAdmin'
  return as(ask, by, () =>
    ask(
      `mutation ($id: Int!) { ${field}(id: $id, message: "The river is too high") { __typename } }`,
      { id },
    ),
  )
}

/** Makes an order that awaits its prepayment. */
export const confirmedOrder = async (
  ask: Ask,
  { id }: { id: number },
  adults = 1,
): Promise<Order> => {
  const order = await orderSeats(ask, id, adults)
  await confirmOrder(ask, order)
  return order
}

/** Pays on the payment service's page, without checking it. */
export const payOrder = async (
  page: Page,
  ask: Ask,
  { uuid }: Order,
  type: 'PREPAYMENT' | 'PAYMENT' | 'FULL' = 'FULL',
): Promise<void> => {
  const { startPayment } = await ask<{ startPayment: { payment: { payUrl: string } } }>(
    `mutation ($uuid: UUID!, $type: PaymentType!, $key: UUID!) {
      startPayment(uuid: $uuid, type: $type, method: CARD, idempotencyKey: $key) { ... on StartPaymentSuccess { payment { payUrl } } }
    }`,
    { uuid, type, key: crypto.randomUUID() },
  )
  const answer = await page.request.post(startPayment.payment.payUrl, {
    form: { choice: 'pay' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

/** Address of the sandbox's checkout. Wait for it: its button may be named like that of our page. */
export const checkoutUrl = /\/sandbox\/pay\//

/** Pays on the sandbox's checkout, once it is there. */
export const payAtCheckout = async (page: Page): Promise<void> => {
  await page.waitForURL(checkoutUrl)
  await page.getByRole('button', { name: /^Pay (\$|RUB)/ }).click()
}

/** Makes a paid order. */
export const paidOrder = async (
  page: Page,
  ask: Ask,
  departure: { id: number },
  type: 'PREPAYMENT' | 'FULL' = 'FULL',
): Promise<Order> => {
  const order = await confirmedOrder(ask, departure)
  await payOrder(page, ask, order, type)
  return order
}

/** Returns the requests from an e-mail address, as the demo organizer's account lists them. */
export const requestsFrom = async (
  ask: Ask,
  email: string,
): Promise<{ id: number; total: { amountMinor: number } }[]> => {
  const { organizerRequests } = await as(ask, 'organizer', () =>
    ask<{
      organizerRequests: {
        edges: { node: { id: number; contactEmail: string; total: { amountMinor: number } } }[]
      }
    }>(
      '{ organizerRequests(first: 100) { edges { node { id contactEmail total { amountMinor } } } } }',
    ),
  )
  return organizerRequests.edges
    .map(({ node }) => node)
    .filter(({ contactEmail }) => contactEmail === email)
}
