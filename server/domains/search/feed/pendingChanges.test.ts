import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { assertInvariant } from '#schema/testing/assertInvariant.ts'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { createPendingChanges } from './pendingChanges.ts'

test('returns the latest changes first, each tour once', () => {
  const pending = createPendingChanges()
  for (const id of [1, 2, 1, 3]) pending.add(id, false)
  expect(pending.takeLatest(2)).toEqual({ tours: [3, 1], departures: [] })
  expect(pending.takeLatest(2)).toEqual({ tours: [2], departures: [] })
  expect(pending.isEmpty).toBe(true)
})

test('merges a change of the whole tour with one of its departures, in either order', () => {
  const pending = createPendingChanges()
  pending.add(1, true)
  pending.add(1, false)
  pending.add(2, false)
  pending.add(2, true)
  pending.add(3, true)
  expect(pending.takeLatest(9)).toEqual({ tours: [2, 1], departures: [3] })
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), id: fc.nat(8), onlyDepartures: fc.boolean() }),
  fc.record({
    kind: fc.constant('take' as const),
    max: fc.integer({ min: 1, max: 4 }),
    isApplied: fc.boolean(),
  }),
)

test('returns every change until it is applied, whatever is added, taken and put back', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const pending = createPendingChanges()
      /** Expected pending changes by tour: whether only departures changed. */
      const waiting = new Map<number, boolean>()
      const take = (max: number, isApplied: boolean) => {
        const changes = pending.takeLatest(max)
        assertInvariant(
          changes.tours.length + changes.departures.length === Math.min(max, waiting.size),
          'as many as wait, up to the limit',
        )
        assertInvariant(
          changes.tours.every((id) => waiting.get(id) === false) &&
            changes.departures.every((id) => waiting.get(id) === true),
          'as they were added',
        )
        if (!isApplied) return pending.putBack(changes)
        for (const id of [...changes.tours, ...changes.departures]) waiting.delete(id)
      }
      for (const one of steps) {
        if (one.kind === 'take') take(one.max, one.isApplied)
        else {
          pending.add(one.id, one.onlyDepartures)
          waiting.set(one.id, one.onlyDepartures && waiting.get(one.id) !== false)
        }
        assertInvariant(pending.isEmpty === (waiting.size === 0), 'empty when nothing waits')
      }
      while (!pending.isEmpty) take(3, true)
      assertInvariant(waiting.size === 0, 'nothing is forgotten')
    }),
    { numRuns: propertyRuns(1000) },
  )
})
