import { managerOf } from '../../../testing/viewers.ts'
import type { UserViewer } from '../../../core/viewer.ts'
import type { Caller, TestApp } from '../../../testing/testApp.ts'
import { findOpenDeparture, requestInput } from '../requests.fixtures.ts'

const createDocument = `mutation ($input: CreateIndividualTourInput!) {
  createIndividualTour(input: $input) {
    __typename
    ... on CreateIndividualTourSuccess { individualTour { uuid } }
    ... on InvalidInputError { fields { field rule } }
    ... on SoldOutError { freeSeats }
  }
}`
const withdrawDocument = `mutation ($uuid: UUID!) {
  withdrawIndividualTour(uuid: $uuid) {
    __typename
    ... on WithdrawIndividualTourSuccess { individualTour { state } }
    ... on IndividualTourClosedError { code state }
  }
}`
const individualTourDocument = `query ($uuid: UUID!) {
  individualTour(uuid: $uuid) {
    state adults children note requestUuid option { id freeSeats } tour { title organizer { name } } date { start }
    total { amountMinor currency } totalInTourCurrency { amountMinor currency } regularTotal { amountMinor } childPrice { amountMinor }
  }
}`
const createRequestDocument = `mutation ($input: CreateRequestInput!) {
  createRequest(input: $input) {
    __typename
    ... on CreateRequestSuccess {
      request { uuid total { amountMinor currency } prepayment { amountMinor } lines { label quantity unit { amountMinor } amount { amountMinor } } }
    }
    ... on IndividualTourClosedError { code state }
    ... on InvalidInputError { fields { field rule } }
    ... on QuoteExpiredError { quote { total { amountMinor } } }
  }
}`
const quoteDocument = `query ($input: QuoteInput!) {
  quote(input: $input) {
    __typename
    ... on QuoteSuccess { quote { token total { amountMinor } } }
    ... on IndividualTourClosedError { state }
  }
}`

interface CreateRequestResult {
  __typename: string
  request: {
    uuid: string
    total: { amountMinor: number; currency: string }
    prepayment: { amountMinor: number }
    lines: {
      label: string
      quantity: number
      unit: { amountMinor: number }
      amount: { amountMinor: number }
    }[]
  }
}

interface IndividualTourResult {
  state: string
  total: { amountMinor: number; currency: string }
  regularTotal: { amountMinor: number }
}

interface QuoteResult {
  __typename: string
  state?: string
  quote: { token: string; total: { amountMinor: number } }
}

/** Departure that an organizer offers to one customer, with the people of the test. */
export interface OfferScene {
  world: TestApp
  departure: Awaited<ReturnType<typeof findOpenDeparture>>
  /** A manager of the departure's organizer. */
  organizer: UserViewer
  /** A manager of another organizer. */
  stranger: UserViewer
}

/** Finds a departure with eight free seats and makes the two users managers. */
export const findOfferScene = async (
  world: TestApp,
  organizer: UserViewer,
  stranger: UserViewer,
): Promise<OfferScene> => {
  const departure = await findOpenDeparture(world, 8)
  return {
    world,
    departure,
    organizer: { ...organizer, memberships: managerOf(departure.organizerId) },
    stranger: { ...stranger, memberships: managerOf(departure.organizerId === 1 ? 2 : 1) },
  }
}

/**
 * Creates an individual tour for two adults and a child, valid for a day. `changes` replace fields
 * of its input. @returns the mutation's result, also if it refuses
 */
export const tryCreateIndividualTour = async (
  { world, departure, organizer }: OfferScene,
  changes: Record<string, unknown> = {},
  viewer = organizer,
) => {
  const input = {
    optionId: departure.optionId,
    adults: 2,
    children: 1,
    currency: 'USD',
    adultMinor: 80_001,
    childMinor: 40_000,
    note: 'A day more on the ice.',
    validUntil: new Date(world.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    ...changes,
  }
  const { createIndividualTour: result } = await world.ask<{
    createIndividualTour: { __typename: string; individualTour?: { uuid: string } }
  }>(createDocument, { input }, { viewer })
  return result
}

/** Creates an individual tour. @returns its uuid @throws if the mutation refuses */
export const createIndividualTour = async (
  ...call: Parameters<typeof tryCreateIndividualTour>
): Promise<string> => {
  const { individualTour, __typename } = await tryCreateIndividualTour(...call)
  if (!individualTour) throw new Error(`the individual tour was not created: ${__typename}`)
  return individualTour.uuid
}

/** Withdraws an individual tour, by default as its organizer. @returns the mutation's result */
export const withdrawIndividualTour = async (
  { world, organizer }: OfferScene,
  uuid: string,
  viewer = organizer,
) => {
  const { withdrawIndividualTour: result } = await world.ask<{ withdrawIndividualTour: object }>(
    withdrawDocument,
    { uuid },
    { viewer },
  )
  return result
}

/** Reads an individual tour, by default as a visitor with its link; null if there is none. */
export const readIndividualTour = async (
  { world }: OfferScene,
  uuid: string,
  caller: Caller = {},
) => {
  const { individualTour } = await world.ask<{ individualTour: IndividualTourResult | null }>(
    individualTourDocument,
    { uuid },
    caller,
  )
  return individualTour
}

/**
 * Books the departure for two adults and a child, with an individual tour's uuid or, for null, at
 * the regular price. @returns the mutation's result, also if it refuses
 */
export const createRequest = async (
  { world, departure }: OfferScene,
  individualTour: string | null,
  changes: Record<string, unknown> = {},
  caller: Caller = {},
) => {
  const input = requestInput(departure.tourDateId, {
    optionId: departure.optionId,
    adults: 2,
    children: 1,
    individualTour,
    ...changes,
  })
  const { createRequest: result } = await world.ask<{ createRequest: CreateRequestResult }>(
    createRequestDocument,
    { input },
    caller,
  )
  return result
}

/** Reads the price of the same booking. @returns the query's result, also if it refuses */
export const readQuote = async (
  { world, departure }: OfferScene,
  individualTour: string | null,
): Promise<QuoteResult> => {
  const { tourDateId, optionId } = departure
  const { quote } = await world.ask<{ quote: QuoteResult }>(quoteDocument, {
    input: { tourDateId, optionId, adults: 2, children: 1, individualTour },
  })
  return quote
}

/** Counts the requests that were made with an individual tour. */
export const countRequests = ({ world }: OfferScene, uuid: string): Promise<number> =>
  world.app.db.request.count({ where: { individualTour: { uuid } } })
