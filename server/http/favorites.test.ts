import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { personIn } from '../domains/accounts/accounts.fixtures.ts'
import { findFavoriteIds } from '../domains/accounts/reads/findFavoriteIds.ts'
import { visibleTour } from '../domains/tours/tours.visibility.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
let first: number
let second: number
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
  await server.ready()
  const tours = await world.app.db.tour.findMany({
    where: visibleTour,
    take: 2,
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  ;[first = 0, second = 0] = tours.map(({ id }) => id)
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const press = (body: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/favorites',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof press>>) =>
  cookies.find(({ name }) => name === 'favourites')

test('saves the tour in a cookie without an account and returns to the page', async () => {
  const answer = await press(`add=${first}`, { referer: 'http://localhost/tours?sort=price' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/tours?sort=price'])
  expect(cookieOf(answer)).toMatchObject({
    value: String(first),
    maxAge: 31_536_000,
    sameSite: 'Lax',
    httpOnly: true,
  })
  const more = await press(`add=${second}`, {
    cookie: `favourites=${first}`,
    accept: 'application/json',
  })
  expect([more.json(), cookieOf(more)?.value]).toEqual([
    { favorites: [first, second] },
    `${first}.${second}`,
  ])
  const less = await press(`remove=${first}`, {
    cookie: `favourites=${first}`,
    accept: 'application/json',
  })
  expect([less.json(), cookieOf(less)?.value]).toEqual([{ favorites: [] }, ''])
})

test('passes saved tours to the page', async () => {
  const { body } = await server.inject({
    url: '/tours',
    headers: { cookie: `favourites=${first}.${second}` },
  })
  expect(body).toContain(`"favorites":[${first},${second}]`)
})

test('saves tours in the account and adds those of the cookie on login', async () => {
  const me = await personIn(world)
  const cookie = `sid=${me.token}`
  expect((await press(`add=${first}`, { cookie, accept: 'application/json' })).json()).toEqual({
    favorites: [first],
  })
  const query = `mutation { logIn(login: "${me.email}", password: "${me.password}") { __typename } }`
  const logIn = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', cookie: `favourites=${second}.999999999` },
    body: JSON.stringify({ query }),
  })
  expect(cookieOf(logIn)?.value).toBe('')
  expect(await findFavoriteIds(world.app.db, me.viewer.userId)).toEqual([first, second])
  expect((await press(`remove=${first}`, { cookie, accept: 'application/json' })).json()).toEqual({
    favorites: [second],
  })
})

test('rejects calls from other sites, foreign return URLs and unknown tours', async () => {
  expect((await press(`add=${first}`, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect(
    (await press(`add=${first}`, { referer: 'https://evil.example/x' })).headers.location,
  ).toBe('/')
  expect(
    (await press(`add=${first}`, { referer: 'http://localhost//evil.example' })).headers.location,
  ).toBe('/evil.example')
  expect((await press('add=x', { accept: 'application/json' })).statusCode).toBe(422)
  const { token } = await personIn(world)
  expect(
    (await press('add=999999999', { cookie: `sid=${token}`, accept: 'application/json' }))
      .statusCode,
  ).toBe(404)
})
