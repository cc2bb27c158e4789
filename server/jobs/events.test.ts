import { expect, test } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { defineEvent, type EventKind } from '../core/defineEvent.ts'
import { knownKinds } from './subscriptions.ts'

/**
 * Keys that may be stored with a change and sent to partners: each new key must be added here by
 * hand.
 */
const allowedKeys = [
  'cause',
  'decisionId',
  'eventId',
  'from',
  'helpRequestId',
  'notifyTraveler',
  'paymentId',
  'refundId',
  'reminderId',
  'requestId',
  'reviewId',
  'to',
  'version',
]

const domains = join(import.meta.dirname, '../domains')

const readKinds = async (): Promise<EventKind<unknown>[]> => {
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.events.ts'),
  )
  const modules = await Promise.all(
    files.map((path) => import(join(domains, path)) as Promise<Record<string, unknown>>),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is EventKind<unknown> => typeof value === 'function' && 'kind' in value)
}

/**
 * Returns whether a value is an id, a version or one of a closed list: no written text, no amount.
 */
const isClosed = (schema: unknown): boolean =>
  schema instanceof z.ZodNullable
    ? isClosed(schema.unwrap())
    : schema instanceof z.ZodGUID ||
      schema instanceof z.ZodEnum ||
      schema instanceof z.ZodBoolean ||
      (schema instanceof z.ZodNumber && schema.isInt)

test('allows only ids, versions and fixed codes under known keys in payloads', async () => {
  const kinds = await readKinds()
  expect(kinds.length).toBeGreaterThan(0)
  for (const { kind, payload } of kinds) {
    expect(payload).toBeInstanceOf(z.ZodObject)
    const { shape } = payload as unknown as z.ZodObject
    expect({
      kind,
      unknown: Object.keys(shape).filter((key) => !allowedKeys.includes(key)),
    }).toEqual({ kind, unknown: [] })
    expect({ kind, open: Object.keys(shape).filter((key) => !isClosed(shape[key])) }).toEqual({
      kind,
      open: [],
    })
  }
})

test('requires kinds to be unique, name subject and change, and be known to the dispatcher', async () => {
  const kinds = (await readKinds()).map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual(knownKinds.toSorted())
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(kinds.filter((kind) => !/^[a-z]+\.[a-z]+(_[a-z]+)*$/.test(kind))).toEqual([])
})

test('rejects keys that the kind of an event does not have', () => {
  const moved = defineEvent('thing.moved', z.object({ thingId: z.int(), step: z.int() }), {
    subject: 'thingId',
    version: 'step',
  })
  expect(moved({ thingId: 7, step: 2 })).toEqual({
    kind: 'thing.moved',
    subject: '7',
    version: 2,
    payload: { thingId: 7, step: 2 },
  })
  const row = { thingId: 7, step: 2, uuid: 'the right to pay' }
  expect(() => moved(row)).toThrow('uuid')
})

test('reads the events of a newer release', () => {
  const moved = defineEvent('thing.moved', z.object({ thingId: z.int() }), { subject: 'thingId' })
  expect(moved.payload.parse({ thingId: 7, later: 1 })).toEqual({ thingId: 7 })
})
