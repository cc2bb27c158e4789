import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { photoRefusals, minPhotoSide } from '#schema/rules/accounts/profilePhoto.ts'
import { personIn } from '../domains/accounts/accounts.fixtures.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp('empty')
  server = await createServer(world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

/**
 * Returns a photo with a red left half and a blue right half, rotated by its EXIF orientation, with
 * a GPS position.
 */
const photo = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#2040c0' } },
        left: width / 2,
        top: 0,
      },
    ])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const post = (
  body: Buffer,
  {
    token,
    type = 'image/jpeg',
    headers = {},
  }: { token?: string; type?: string; headers?: Record<string, string> } = {},
) =>
  server.inject({
    method: 'POST',
    url: '/uploads/photo',
    headers: { 'content-type': type, ...(token && { cookie: `sid=${token}` }), ...headers },
    body,
  })
const postForm = async (bytes: Buffer, token: string, returnTo = '/de/konto/profil') => {
  const form = new FormData()
  form.set('returnTo', returnTo)
  form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return post(Buffer.from(await request.arrayBuffer()), {
    token,
    type: request.headers.get('content-type') ?? '',
  })
}
const viewerQuery = '{ viewer { avatar { id url smallUrl } } }'
type Me = Awaited<ReturnType<typeof personIn>>
const avatarOf = async ({ viewer }: Me) => {
  const { data } = await world.run<{
    viewer: { avatar: { id: number; url: string; smallUrl: string } | null }
  }>(viewerQuery, {}, { viewer })
  return data.viewer.avatar
}
const setPhoto = (me: Me, avatarId: number | null) =>
  world.run(
    'mutation ($id: Int) { updateProfilePhoto(avatarId: $id) { avatar { id } } }',
    { id: avatarId },
    { viewer: me.viewer },
  )

test('sets the photo from a form without scripts: square, upright, without the GPS position', async () => {
  const me = await personIn(world)
  const answer = await postForm(await photo(), me.token)
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/de/konto/profil?photo=saved',
  ])
  const avatar = await avatarOf(me)
  const picture = await server.inject(avatar?.url ?? '')
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const { width, height, exif, orientation } = await sharp(picture.rawPayload).metadata()
  expect({ width, height, exif, orientation }).toEqual({
    width: 384,
    height: 384,
    exif: undefined,
    orientation: undefined,
  })
  // rotated: the left half is now at the top
  const top = await sharp(picture.rawPayload)
    .extract({ left: 180, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(top.readUInt8(0)).toBeGreaterThan(150)
  expect(
    (await sharp((await server.inject(avatar?.smallUrl ?? '')).rawPayload).metadata()).width,
  ).toBe(128)
  const page = await server.inject({ url: '/contacts', headers: { cookie: `sid=${me.token}` } })
  expect(page.body).toContain(avatar?.smallUrl)
})

test('restores a removed photo for its owner only, and deletes it after a day', async () => {
  const [me, other] = [await personIn(world), await personIn(world)]
  const { avatarId } = (await post(await photo(), { token: me.token })).json()
  expect(await avatarOf(me)).toBeNull()
  await setPhoto(me, avatarId)
  const avatar = await avatarOf(me)
  await setPhoto(me, null)
  expect((await setPhoto(other, avatarId)).errors?.[0]?.message).toBe('No such photo')
  await setPhoto(me, avatarId)
  expect(await avatarOf(me)).toEqual(avatar)
  await setPhoto(me, null)
  const now = world.clock.now()
  await world.runScheduled('accounts.forgetExpired')
  expect((await server.inject(avatar?.url ?? '')).statusCode).toBe(200)
  world.clock.set(new Date(now.getTime() + 86_400_001))
  await world.runScheduled('accounts.forgetExpired')
  world.clock.set(now)
  expect((await server.inject(avatar?.url ?? '')).statusCode).toBe(404)
  expect((await setPhoto(me, avatarId)).errors?.[0]?.message).toBe('No such photo')
})

test('rejects files that are not photos, each with its reason', async () => {
  const { token } = await personIn(world)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>')
  const whole = await photo()
  const refused = await Promise.all([
    post(svg, { token, type: 'image/svg+xml' }),
    post(svg, { token, type: 'image/jpeg' }),
    post(Buffer.alloc(11 * 1024 * 1024, 0xff), { token }),
    post(await photo(minPhotoSide - 2, 400), { token }),
    post(whole.subarray(0, whole.length / 2), { token }),
  ])
  expect(refused.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
    [415, 'type'],
    [415, 'type'],
    [413, 'size'],
    [422, 'small'],
    [422, 'broken'],
  ])
  expect((await postForm(svg, token)).headers.location).toBe('/de/konto/profil?photo=type')
  expect((await postForm(svg, token, 'https://evil.example')).headers.location).toBe(
    '/account/profile?photo=type',
  )
  expect(
    await world.app.db.upload.count({ where: { ownerId: (await personIn(world)).viewer.userId } }),
  ).toBe(0)
  expect(photoRefusals).toContain('limit')
})

test('rejects uploads without a login, from another site or beyond the limit', async () => {
  expect((await post(await photo())).statusCode).toBe(401)
  const { token } = await personIn(world)
  expect(
    (await post(await photo(), { token, headers: { origin: 'https://evil.example' } })).statusCode,
  ).toBe(403)
  const tiny = Buffer.from('no photo at all')
  for (let count = 0; count < 20; count++) await post(tiny, { token })
  expect((await post(tiny, { token })).json()).toEqual({ error: 'limit' })
})

test.each([
  '/uploads/photos/x/128.webp',
  '/uploads/photos/x/129.webp',
  '/uploads/photos/x/../../etc.webp',
])('answers %s with 404', async (url) => {
  expect((await server.inject(url)).statusCode).toBe(404)
})
