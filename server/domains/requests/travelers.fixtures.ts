import { managerOf } from '../../testing/viewers.ts'
import type { UserViewer } from '../../core/viewer.ts'
import type { TestApp } from '../../testing/testApp.ts'
import { findOpenDeparture, requestInput } from './requests.fixtures.ts'

export interface TravelersRequest {
  id: number
  uuid: string
  organizerId: number
}

export const asksForPassports = { collectPassport: true }

/** Creates a request for three, with given columns. */
export const requestOfTravelers = async (
  world: TestApp,
  columns: Record<string, unknown>,
): Promise<TravelersRequest> => {
  const departure = await findOpenDeparture(world)
  const { data, errors } = await world.run<{
    createRequest: { request: { id: number; uuid: string } }
  }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id uuid } } } }',
    { input: requestInput(departure.tourDateId, { adults: 3 }) },
  )
  if (errors?.[0]) throw errors[0]
  const { request } = data.createRequest
  await world.app.db.request.update({ where: { id: request.id }, data: columns })
  return { ...request, organizerId: departure.organizerId }
}

const listDocument = `query ($uuid: UUID!) {
  request(uuid: $uuid) {
    touristsVersion
    tourists { id position firstName lastName passportSuffix hasHealthNotes emergencyName emergencyPhone weightKg }
  }
}`

export interface TravelersList {
  touristsVersion: string
  tourists: {
    id: number
    position: number
    firstName: string
    passportSuffix: string | null
    hasHealthNotes: boolean
  }[]
}

export const listOf = async (world: TestApp, uuid: string): Promise<TravelersList> => {
  const { data, errors } = await world.run<{ request: TravelersList }>(listDocument, { uuid })
  if (errors?.[0]) throw errors[0]
  return data.request
}

const saveDocument = `mutation ($input: UpdateTouristsInput!) {
  updateTourists(input: $input) {
    __typename
    ... on UserError { code }
    ... on InvalidInputError { fields { field rule } }
  }
}`

/** Saves a whole list over the stored one. */
export const saveList = async (
  world: TestApp,
  uuid: string,
  tourists: object[],
  version?: string,
) => {
  const input = { uuid, version: version ?? (await listOf(world, uuid)).touristsVersion, tourists }
  const { data, errors } = await world.run<{
    updateTourists: { __typename: string; fields?: { field: string; rule: string }[] }
  }>(saveDocument, { input })
  if (errors?.[0]) throw errors[0]
  return data.updateTourists
}

export const organizerOf = async (
  world: TestApp,
  organizerIds: readonly number[],
): Promise<UserViewer> => {
  const { id } = await world.app.db.user.findFirstOrThrow({
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return {
    kind: 'user',
    userId: id,
    sessionId: 0,
    memberships: managerOf(...organizerIds),
    permissions: [],
  }
}

export const passport = { number: 'C01X 0006-h1', country: 'DE', expiresOn: '2033-10-31' }
export const anna = { firstName: 'Anna', lastName: 'Berg', birthday: '1990-05-04' }
export const ben = { firstName: 'Ben', lastName: 'Berg' }
