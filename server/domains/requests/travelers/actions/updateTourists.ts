import { isAnotherPerson } from '#schema/rules/booking/touristFields.ts'
import { canEditTourists } from '#schema/rules/booking/touristAccess.ts'
import { actForTraveler, editTraveler } from '../../requests.policy.ts'
import { can, requireCan } from '../../../../core/can.ts'
import type { Clock } from '../../../../core/clock.ts'
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import type { Viewer } from '../../../../core/viewer.ts'
import type { Db, Tx } from '../../../../db/connect.ts'
import { TouristsClosedError, TouristsConflictError } from '../../requests.errors.ts'
import { statusAndPhaseOf } from '../../reads/requestStanding.ts'
import { type NamedTourist, parseTourists, type TouristInput } from '../touristInput.ts'
import {
  areSameFacts,
  columnsOf,
  factsOf,
  type TouristRow,
  touristsVersion,
} from '../touristRows.ts'
import { matchesStoredSecrets, writeSecrets } from '../touristSecrets.ts'
import {
  travelerRequirementsOf,
  secretsDeletionDateOf,
  lockTourists,
  seatsOf,
} from './lockTourists.ts'
import { recordTravelersChanged } from './recordTravelersChanged.ts'

interface Deps {
  db: Db
  clock: Clock
  keys: KeyRing
}

export interface TouristsInput {
  uuid: string
  /** Version of the list that the change is based on. */
  version: string
  /** One row per seat, in order; a row without names leaves its seat open. */
  tourists: readonly TouristInput[]
}

/**
 * Replaces the traveler list of `version` as a whole. The same list again changes nothing, so that
 * a lost answer can be requested again.
 * @returns id of the request
 * @throws DomainError NOT_FOUND, FORBIDDEN, TouristsClosedError, InvalidInputError,
 * TouristsConflictError
 */
export const updateTourists = (
  { db, clock, keys }: Deps,
  viewer: Viewer,
  input: TouristsInput,
): Promise<number> =>
  db.$transaction((tx) => save(tx, { keys, viewer, input, now: clock.now() }), {
    maxWait: 5_000,
    timeout: 10_000,
  })

const save = async (
  tx: Tx,
  { keys, viewer, input, now }: { keys: KeyRing; viewer: Viewer; input: TouristsInput; now: Date },
): Promise<number> => {
  const request = await lockTourists(tx, { uuid: input.uuid })
  requireCan(viewer, actForTraveler, request)
  const standing = statusAndPhaseOf(request, now)
  if (!canEditTourists(standing)) throw new TouristsClosedError()
  const parsed = parseTourists(input.tourists, {
    ...travelerRequirementsOf(request),
    seats: seatsOf(request),
  })
  const stored = request.tourists
  if (isStored(keys, parsed, stored)) return request.id
  if (touristsVersion(stored) !== input.version) throw new TouristsConflictError()

  const isOpen = ({ tourist }: TouristRow) =>
    can(viewer, editTraveler, { request: standing, tourist })
  const kept = stored.filter((row) => !isOpen(row))
  const named = parsed.map((row) => asSomebodyElse(row, stored.filter(isOpen)))
  const given = named.filter(({ id }) => !kept.some(({ tourist }) => tourist.id === id))
  const strangers = given.filter(
    ({ id, position }) =>
      kept.some((row) => row.position === position) ||
      (id !== null && !stored.some(({ tourist }) => tourist.id === id)),
  )
  if (strangers.length > 0)
    throw new InvalidInputError(
      strangers.map(({ position }) => ({ field: `tourists.${position}.id`, rule: 'incorrect' })),
    )

  const gone = stored.filter(
    (row) =>
      can(viewer, editTraveler, { request: standing, tourist: row.tourist }) &&
      !given.some(({ id }) => id === row.tourist.id) &&
      isOpen(row),
  )
  await remove(tx, request.id, gone)
  await write(
    tx,
    { keys, requestId: request.id, deleteAt: secretsDeletionDateOf(request) },
    given,
    stored,
  )
  await recordTravelersChanged(tx, request.id, now)
  return request.id
}

/** Returns whether a list equals the stored one, no matter who stored it. */
const isStored = (
  keys: KeyRing,
  named: readonly NamedTourist[],
  stored: readonly TouristRow[],
): boolean =>
  named.length === stored.length &&
  named.every(({ position, facts, secrets }) => {
    const row = stored.find((candidate) => candidate.position === position)
    return (
      row !== undefined &&
      areSameFacts(facts, factsOf(row)) &&
      matchesStoredSecrets(keys, row.tourist.id, row.tourist.secrets, secrets)
    )
  })

/**
 * Treats another person on a seat as new: the passport and link of the previous person don't pass
 * to them.
 */
const asSomebodyElse = (row: NamedTourist, open: readonly TouristRow[]): NamedTourist => {
  const before = open.find(({ tourist }) => tourist.id === row.id)
  return before && isAnotherPerson(factsOf(before), row.facts) ? { ...row, id: null } : row
}

const remove = async (tx: Tx, requestId: number, gone: readonly TouristRow[]): Promise<void> => {
  const ids = gone.map(({ tourist }) => tourist.id)
  if (ids.length === 0) return
  await tx.requestTourist.deleteMany({ where: { requestId, touristId: { in: ids } } })
  // keep people who are on another request or have an account
  await tx.tourist.deleteMany({ where: { id: { in: ids }, userId: null, requests: { none: {} } } })
}

interface Place {
  keys: KeyRing
  requestId: number
  /** Deletion time of encrypted details. */
  deleteAt: Date
}

const write = async (
  tx: Tx,
  place: Place,
  given: readonly NamedTourist[],
  stored: readonly TouristRow[],
): Promise<void> => {
  const { keys, requestId, deleteAt } = place
  for (const { id, position, facts, secrets } of given) {
    const before = stored.find(({ tourist }) => tourist.id === id)
    if (id === null || !before) {
      const touristId = await assignSeat(tx, { requestId, position, columns: columnsOf(facts) })
      await writeSecrets(tx, keys, { touristId, changes: secrets, deleteAt })
      continue
    }
    if (before.position !== position) {
      await tx.requestTourist.update({
        where: { requestId_touristId: { requestId, touristId: id } },
        data: { position },
      })
      // a link to the open seat was meant for somebody else
      await tx.travelerLink.deleteMany({ where: { requestId, position } })
    }
    const isSameSeal = matchesStoredSecrets(keys, id, before.tourist.secrets, secrets)
    if (areSameFacts(facts, factsOf(before)) && isSameSeal) continue
    await tx.tourist.update({ where: { id }, data: columnsOf(facts) })
    if (!isSameSeal) await writeSecrets(tx, keys, { touristId: id, changes: secrets, deleteAt })
  }
}

interface Seated {
  requestId: number
  position: number
  columns: ReturnType<typeof columnsOf>
}

/**
 * Assigns a person to an open seat: a link of the seat becomes theirs. @returns id of the tourist
 */
export const assignSeat = async (
  tx: Tx,
  { requestId, position, columns }: Seated,
): Promise<number> => {
  const { id } = await tx.tourist.create({
    data: { ...columns, requests: { create: { requestId, position } } },
    select: { id: true },
  })
  await tx.travelerLink.updateMany({
    where: { requestId, position },
    data: { position: null, touristId: id },
  })
  return id
}
