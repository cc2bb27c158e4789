import type { TypedDocumentNode } from '@apollo/client'
import { expect, jest, test } from '@jest/globals'
import { parse } from 'graphql'
import { apiUri, noAnswer, serveOperations } from '../testing/api.ts'
import { createBrowserData } from './browserData.ts'
import { createEngine } from './engine.tsx'
import { createOperationCalls } from './operationCalls.ts'
import { createPageStore } from './pageStore.ts'

type Landing = { __typename: 'Landing'; id: number; title: string }
const FirstDocument = parse('query First { landing { __typename id title } }') as TypedDocumentNode<
  { landing: Landing },
  Record<string, never>
>
const SecondDocument = parse(
  'query Second { landing { __typename id title } }',
) as TypedDocumentNode<{ landing: Landing }, Record<string, never>>
const landing = (title: string) => ({ landing: { __typename: 'Landing' as const, id: 1, title } })

const facts = { locale: 'en', currency: 'USD', visitor: null } as const
const setUp = () => {
  const store = createPageStore()
  const load = jest.fn(async () =>
    createEngine(store, createOperationCalls(), {
      uri: apiUri,
      facts,
      addressOf: () => new URL(apiUri),
    }),
  )
  return { load, source: createBrowserData({ store, load }).source }
}

test('keeps a region and an organizer with the same id apart', async () => {
  const entry = (name: string) => ({ __typename: 'DirectoryEntry' as const, id: 2, name })
  const card = {
    card: {
      __typename: 'TourCard' as const,
      id: 1,
      region: entry('Lake Baikal'),
      organizer: entry('Baikal Ice'),
    },
  }
  const CardDocument = parse(
    'query Card { card { __typename id region { __typename id name } organizer { __typename id name } } }',
  ) as TypedDocumentNode<typeof card, Record<string, never>>
  const calls = serveOperations({ Card: () => card })
  const { source } = setUp()
  await source.query(CardDocument, {})
  // the second result comes from the cache
  expect((await source.query(CardDocument, {})).data).toEqual(card)
  expect(calls).toHaveLength(1)
})

test('refetches a converted price after 60 seconds, and for another amount immediately (specification section 9)', async () => {
  const answer = {
    convertPrice: { __typename: 'Money' as const, amountMinor: 86_00, currency: 'EUR' },
  }
  const ConvertDocument = parse(
    'query Convert($amount: Int!) { convertPrice(amountMinor: $amount, from: USD, to: EUR) { __typename amountMinor currency } }',
  ) as TypedDocumentNode<typeof answer, { amount: number }>
  const calls = serveOperations({ Convert: () => answer })
  let now = 1_000_000
  const engine = createEngine(createPageStore(), createOperationCalls(), {
    uri: apiUri,
    facts,
    addressOf: () => new URL(apiUri),
    now: () => now,
  })
  const callsAfter = async (milliseconds: number, amount: number) => {
    now += milliseconds
    await engine.query(ConvertDocument, { amount })
    return calls.length
  }
  expect(await callsAfter(0, 100_00)).toBe(1)
  expect(await callsAfter(59_999, 100_00)).toBe(1)
  expect(await callsAfter(0, 200_00)).toBe(2)
  expect(await callsAfter(1, 100_00)).toBe(3)
})

test("sends language, localization, currency and the calling page's role with each call", async () => {
  const calls = serveOperations({ First: () => landing('a'), Second: () => landing('b') })
  const store = createPageStore()
  let at = '/de/crm/requests'
  const engine = createEngine(store, createOperationCalls(), {
    uri: apiUri,
    facts: { locale: 'de', currency: 'EUR', visitor: null },
    addressOf: () => new URL(at, apiUri),
  })
  await engine.query(FirstDocument, {})
  at = '/de/crm/staff/money'
  await engine.mutate(
    parse('mutation Second { landing { __typename id title } }') as typeof SecondDocument,
    {},
  )
  at = '/de/kontakt'
  await engine.query(SecondDocument, {})
  const said = (name: string) => calls.map(({ headers }) => headers.get(name))
  expect(said('client-role')).toEqual(['organizer', 'staff', 'tourist'])
  expect(said('language')).toEqual(['de', 'de', 'de'])
  expect(said('localization')).toEqual(['4', '4', '4'])
  expect(said('currency')).toEqual(['EUR', 'EUR', 'EUR'])
})

test('retries a failed start with the next call', async () => {
  serveOperations({ Second: () => landing('here') })
  const { source, load } = setUp()
  load.mockRejectedValueOnce(new TypeError('chunk did not load'))
  await expect(source.query(SecondDocument, {})).rejects.toThrow('did not load')
  expect((await source.query(SecondDocument, {})).data).toEqual(landing('here'))
})

test('throws each failure as its own kind', async () => {
  serveOperations({ Second: () => noAnswer })
  const { source } = setUp()
  await expect(source.query(SecondDocument, {})).rejects.toMatchObject({ name: 'NetworkFailure' })
  await expect(source.query(FirstDocument, {})).rejects.toMatchObject({
    name: 'GraphQLFailure',
    code: 'INTERNAL',
  })
  await expect(
    source.query(SecondDocument, {}, { signal: AbortSignal.abort(new Error('left')) }),
  ).rejects.toThrow('left')
})
