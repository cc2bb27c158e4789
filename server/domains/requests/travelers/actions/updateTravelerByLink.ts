import { isAnotherPerson } from '#schema/rules/booking/touristFields.ts'
import type { Clock } from '../../../../core/clock.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import type { Viewer } from '../../../../core/viewer.ts'
import type { Db, Tx } from '../../../../db/connect.ts'
import { TouristsConflictError, TravelerLinkExpiredError } from '../../requests.errors.ts'
import { parseTraveler, type TravelerInput } from '../touristInput.ts'
import {
  areSameFacts,
  columnsOf,
  factsOf,
  type TouristRow,
  touristsVersion,
} from '../touristRows.ts'
import { matchesStoredSecrets, writeSecrets } from '../touristSecrets.ts'
import { resolveTravelerLink } from '../travelerLinks.ts'
import {
  travelerRequirementsOf,
  secretsDeletionDateOf,
  lockTourists,
  seatsOf,
} from './lockTourists.ts'
import { recordTravelersChanged } from './recordTravelersChanged.ts'
import { assignSeat } from './updateTourists.ts'

interface Deps {
  db: Db
  clock: Clock
  keys: KeyRing
}

export interface TravelerRowInput {
  token: string
  /** Version of the row that the change is based on. */
  version: string
  traveler: TravelerInput
}

/**
 * Updates a traveler's own row by their personal link, which shows and changes nothing else of the
 * request. The same input again changes nothing.
 * @returns id of the link
 * @throws TravelerLinkExpiredError, TouristsClosedError, InvalidInputError, TouristsConflictError
 */
export const updateTravelerByLink = (
  { db, clock, keys }: Deps,
  viewer: Viewer,
  input: TravelerRowInput,
): Promise<number> =>
  db.$transaction((tx) => save(tx, { keys, viewer, input, now: clock.now() }), {
    maxWait: 5_000,
    timeout: 10_000,
  })

const save = async (
  tx: Tx,
  {
    keys,
    viewer,
    input,
    now,
  }: { keys: KeyRing; viewer: Viewer; input: TravelerRowInput; now: Date },
): Promise<number> => {
  const asking = { keys, token: input.token, viewer, now }
  const { requestId } = await resolveTravelerLink(tx, asking)
  const request = await lockTourists(tx, { id: requestId })
  // read again now that the list is locked
  const link = await resolveTravelerLink(tx, asking)
  const { facts, secrets } = parseTraveler(input.traveler, travelerRequirementsOf(request))
  const { touristId } = await tx.travelerLink.findUniqueOrThrow({
    where: { id: link.id },
    select: { touristId: true },
  })
  const row = request.tourists.find(({ tourist }) => tourist.id === touristId)
  if (
    row &&
    areSameFacts(facts, factsOf(row)) &&
    matchesStoredSecrets(keys, row.tourist.id, row.tourist.secrets, secrets)
  )
    return link.id
  if (rowVersion(row) !== input.version) throw new TouristsConflictError()

  const id = row ? row.tourist.id : await take(tx, request, link.position, columnsOf(facts))
  if (row) {
    await tx.tourist.update({ where: { id }, data: columnsOf(facts) })
    // encrypted details of one person are never given to another
    if (isAnotherPerson(factsOf(row), facts))
      await tx.touristSecret.deleteMany({ where: { touristId: id } })
  }
  await writeSecrets(tx, keys, {
    touristId: id,
    changes: secrets,
    deleteAt: secretsDeletionDateOf(request),
  })
  await recordTravelersChanged(tx, requestId, now)
  return link.id
}

/** Returns the version of one row, independent of its seat. */
export const rowVersion = (row: TouristRow | undefined): string =>
  touristsVersion(row ? [{ ...row, position: 0 }] : [])

/** @throws TravelerLinkExpiredError where the seat is taken by somebody else or no longer exists */
const take = async (
  tx: Tx,
  request: Awaited<ReturnType<typeof lockTourists>>,
  position: number | null,
  columns: ReturnType<typeof columnsOf>,
): Promise<number> => {
  if (
    position === null ||
    position >= seatsOf(request) ||
    request.tourists.some((row) => row.position === position)
  )
    throw new TravelerLinkExpiredError()
  return assignSeat(tx, { requestId: request.id, position, columns })
}
