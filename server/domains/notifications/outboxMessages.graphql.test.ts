import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('empty')
})
afterAll(() => world.close())

const document = `query ($after: String, $recipient: String) {
  outboxMessages(first: 2, after: $after, recipient: $recipient) {
    pageInfo { hasNextPage endCursor }
    edges { node { id channel recipient lang subject text html createdAt } }
  }
}`
interface Kept {
  outboxMessages: {
    pageInfo: { hasNextPage: boolean; endCursor: string }
    edges: { node: { recipient: string; channel: string } }[]
  }
}
const read = async (variables: Record<string, unknown> = {}) => {
  const { data, errors } = await world.run<Kept>(document, variables)
  if (errors?.[0]) throw errors[0]
  return data.outboxMessages
}
const send = (sender: 'email' | 'telegram' | 'sms', to: string, locale: 'en' | 'de' = 'en') =>
  world.app.senders.send({ sender, to, code: '40917', locale, ttlSec: 600, requestId: 'r-1' })

test('hides messages while development pages are off', async () => {
  await send('sms', '+493012345678')
  const { data, errors } = await world.run(document)
  expect(data).toBeNull()
  expect(
    errors?.[0]?.extensions.code ??
      (errors?.[0]?.originalError as { code?: string } | undefined)?.code,
  ).toBe('NOT_FOUND')
})

test('lists messages, newest first and page by page, while development pages are on', async () => {
  world.app.env.hasDevelopmentPages = true
  await send('telegram', '+493012345678', 'de')
  await send('email', 'anna@example.com')
  const first = await read()
  expect(first.edges.map(({ node }) => node)).toMatchObject([
    {
      channel: 'EMAIL',
      recipient: 'anna@example.com',
      lang: 'en',
      subject: '40917 is your Versta code',
      html: expect.stringContaining('40917'),
    },
    { channel: 'TELEGRAM', recipient: '+493012345678', lang: 'de', subject: '', html: '' },
  ])
  expect(first.pageInfo.hasNextPage).toBe(true)
  const second = await read({ after: first.pageInfo.endCursor })
  expect(second.edges.map(({ node }) => node.channel)).toEqual(['SMS'])
  expect(second.pageInfo.hasNextPage).toBe(false)
  expect((await read({ recipient: 'anna@example.com' })).edges).toHaveLength(1)
  expect(await world.countStatements(() => read())).toBe(1)
})
