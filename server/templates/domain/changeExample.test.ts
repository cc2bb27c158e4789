import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { visitor } from '#server/core/viewer.ts'
import { personIn } from '#server/domains/accounts/accounts.fixtures.ts'
import { createTestApp, type TestApp } from '#server/testing/testApp.ts'
import { changeExample } from './actions/changeExample.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('empty')
})
afterAll(() => world.close())

test('changes the given text', async () => {
  const { viewer } = await personIn(world)
  const id = await changeExample(world.app, viewer, { text: ' Maria ' })
  expect(await world.app.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
    firstName: 'Maria',
  })
})

test('rejects an empty text and changes nothing', async () => {
  const { viewer } = await personIn(world)
  await expect(changeExample(world.app, viewer, { text: ' ' })).rejects.toMatchObject({
    fields: [{ field: 'text', rule: 'required' }],
  })
  expect(await world.app.db.user.findUniqueOrThrow({ where: { id: viewer.userId } })).toMatchObject(
    { firstName: 'Anna' },
  )
})

test('requires a login', async () => {
  await expect(changeExample(world.app, visitor, { text: 'Maria' })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})
