import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import type { Viewer } from '../../../core/viewer.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { TouristsClosedError, TouristsConflictError } from '../requests.errors.ts'
import { canDeleteTourist, canEditTourist, canEditTourists } from '../requests.policy.ts'
import { dayOf, standingOf, standingSelect } from '../requestStanding.ts'
import { type NamedTourist, parseTourists, type TouristInput } from '../touristInput.ts'
import { areSameFacts, factsOf, type TouristFacts, type TouristRow, touristRowSelect, touristsVersion } from '../touristRows.ts'

interface Deps {
  db: Db
  clock: Clock
}

export interface TouristsInput {
  uuid: string
  /** Of the list that the change was made from. */
  version: string
  /** A row per seat, in order; a row without names leaves its seat open. */
  tourists: readonly TouristInput[]
}

/**
 * Says who travels on a request: the whole list, replacing the one of `version`. Sending the same list again changes nothing, so
 * that an answer that got lost can be asked for again.
 * @returns id of the request
 * @throws DomainError NOT_FOUND, TouristsClosedError, InvalidInputError, TouristsConflictError
 */
export const updateTourists = ({ db, clock }: Deps, viewer: Viewer, input: TouristsInput): Promise<number> =>
  db.$transaction((tx) => save(tx, { viewer, input, now: clock.now() }), { maxWait: 5_000, timeout: 10_000 })

const save = async (tx: Tx, { viewer, input, now }: { viewer: Viewer; input: TouristsInput; now: Date }): Promise<number> => {
  // people who save at once queue here, so that the second reads what the first has written
  const [locked] = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM request WHERE uuid = ${input.uuid}::uuid FOR NO KEY UPDATE`
  if (!locked) throw new DomainError('NOT_FOUND', 'No request has this uuid')
  const request = await tx.request.findUniqueOrThrow({
    where: { id: locked.id },
    select: {
      ...standingSelect,
      collectWeight: true,
      items: { select: { adults: true, children: true } },
      tourists: { select: touristRowSelect, orderBy: { position: 'asc' } },
    },
  })
  const standing = standingOf(request, now)
  if (!canEditTourists(standing)) throw new TouristsClosedError()
  const named = parseTourists(input.tourists, {
    start: dayOf(request.tourDate.startDate),
    seats: request.items.reduce((sum, { adults, children }) => sum + adults + children, 0),
    collectWeight: request.collectWeight,
  })
  const stored = request.tourists
  if (isStored(named, stored)) return locked.id
  if (touristsVersion(stored) !== input.version) throw new TouristsConflictError()

  const isOpen = ({ tourist }: TouristRow) => canEditTourist(viewer, standing, tourist)
  const kept = stored.filter((row) => !isOpen(row))
  const given = named.filter(({ id }) => !kept.some(({ tourist }) => tourist.id === id))
  const strangers = given.filter(
    ({ id, position }) =>
      kept.some((row) => row.position === position) || (id !== null && !stored.some(({ tourist }) => tourist.id === id)),
  )
  if (strangers.length > 0)
    throw new InvalidInputError(strangers.map(({ position }) => ({ field: `tourists.${position}.id`, rule: 'incorrect' })))

  const gone = stored.filter(
    (row) => canDeleteTourist(viewer, standing, row.tourist) && !given.some(({ id }) => id === row.tourist.id) && isOpen(row),
  )
  const removed = await remove(tx, locked.id, gone)
  const { added, changed } = await write(tx, locked.id, given, stored)
  await tx.request.update({ where: { id: locked.id }, data: { updatedAt: now } })
  await tx.outboxEvent.create({
    data: { topic: 'request.tourists_updated', payload: { requestId: locked.id, uuid: input.uuid, added, changed, removed } },
  })
  return locked.id
}

/** Whether a list says what is stored already: whoever stored it. */
const isStored = (named: readonly NamedTourist[], stored: readonly TouristRow[]): boolean =>
  named.length === stored.length &&
  named.every(({ position, facts }) => {
    const row = stored.find((candidate) => candidate.position === position)
    return row !== undefined && areSameFacts(facts, factsOf(row))
  })

const remove = async (tx: Tx, requestId: number, gone: readonly TouristRow[]): Promise<number[]> => {
  const ids = gone.map(({ tourist }) => tourist.id)
  if (ids.length === 0) return ids
  await tx.requestTourist.deleteMany({ where: { requestId, touristId: { in: ids } } })
  // whoever travels on another request too, or has an account, is only taken off this list
  await tx.tourist.deleteMany({ where: { id: { in: ids }, userId: null, requests: { none: {} } } })
  return ids
}

const columnsOf = ({ birthday, ...facts }: TouristFacts) => ({
  ...facts,
  birthday: birthday && new Date(`${birthday}T00:00:00Z`),
  isTouched: true,
})

const write = async (tx: Tx, requestId: number, given: readonly NamedTourist[], stored: readonly TouristRow[]) => {
  const added: number[] = []
  const changed: number[] = []
  for (const { id, position, facts } of given) {
    const before = stored.find(({ tourist }) => tourist.id === id)
    if (id === null || !before) {
      const tourist = await tx.tourist.create({
        data: { ...columnsOf(facts), requests: { create: { requestId, position } } },
        select: { id: true },
      })
      added.push(tourist.id)
      continue
    }
    if (before.position !== position)
      await tx.requestTourist.update({ where: { requestId_touristId: { requestId, touristId: id } }, data: { position } })
    if (areSameFacts(facts, factsOf(before))) continue
    await tx.tourist.update({ where: { id }, data: columnsOf(facts) })
    changed.push(id)
  }
  return { added, changed }
}
