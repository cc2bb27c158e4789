import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  host: 'versta.example',
}
const open = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { ...browser, ...headers } })
const setCookies = ({ headers }: Awaited<ReturnType<typeof open>>): string[] =>
  [headers['set-cookie'] ?? []].flat()

describe('language', () => {
  test.each([
    [
      'redirects a German browser from the home page',
      '/',
      { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' },
      '/de',
    ],
    [
      'keeps campaign marks in the redirect',
      '/?utm_source=letter',
      { 'accept-language': 'de' },
      '/de?utm_source=letter',
    ],
    [
      'prefers the stored choice to the browser',
      '/',
      { 'accept-language': 'de', cookie: 'locale=en' },
      null,
    ],
    ['redirects by the stored choice alone', '/', { cookie: 'locale=de' }, '/de'],
    [
      'does not redirect an English browser',
      '/',
      { 'accept-language': 'en-US,en;q=0.9,de;q=0.8' },
      null,
    ],
    ['does not redirect a browser without a language', '/', {}, null],
    [
      'does not redirect after a link on the site',
      '/',
      { 'accept-language': 'de', referer: 'http://versta.example/tours' },
      null,
    ],
    [
      'does not redirect after a link on the site without a referrer',
      '/',
      { 'accept-language': 'de', 'sec-fetch-site': 'same-origin' },
      null,
    ],
    [
      'does not redirect a crawler',
      '/',
      { 'accept-language': 'de', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      null,
    ],
    ['does not redirect from another page', '/tours', { 'accept-language': 'de' }, null],
    [
      'does not redirect an English browser from a German URL',
      '/de',
      { 'accept-language': 'en', cookie: 'locale=en' },
      null,
    ],
  ])('%s', async (_what, path, headers, to) => {
    const response = await open(path, headers)
    expect(response.statusCode).toBe(to ? 302 : 200)
    expect(response.headers.location ?? null).toBe(to)
    expect(setCookies(response).join()).not.toContain('locale=')
  })

  test('stores the choice of the switch without scripts, for a year', async () => {
    const response = await open('/', {
      'accept-language': 'de',
      cookie: 'locale=de',
      referer: 'http://versta.example/de',
    })
    expect(response.statusCode).toBe(200)
    expect(setCookies(response)).toEqual(['locale=en; Max-Age=31536000; Path=/; SameSite=Lax'])
    expect(setCookies(await open('/', { referer: 'http://elsewhere.example/de' }))).toEqual([])
  })

  test('suggests the language of the browser, in that language, on a page in another', async () => {
    expect((await open('/tours', { 'accept-language': 'de' })).body).toContain(
      'Diese Seite gibt es auch auf Deutsch',
    )
    expect((await open('/de/reisen', { 'accept-language': 'en' })).body).toContain(
      'This page is also available in English',
    )
    for (const headers of [
      { 'accept-language': 'en' },
      { 'accept-language': 'de', cookie: 'locale=en' },
      {},
    ])
      expect((await open('/tours', headers as Record<string, string>)).body).not.toContain(
        'auch auf Deutsch',
      )
  })
})

describe('campaign marks', () => {
  test('are stored for three days and cleaned; a new campaign replaces all of an old one', async () => {
    const response = await open(
      `/?${new URLSearchParams({ utm_source: ' letter\n\u0000x', utm_campaign: 'a'.repeat(500), gclid: 'x' })}`,
    )
    expect(setCookies(response)).toEqual([
      'utm_source=letter%20x; Max-Age=259200; Path=/; HttpOnly; SameSite=Lax',
      `utm_campaign=${'a'.repeat(120)}; Max-Age=259200; Path=/; HttpOnly; SameSite=Lax`,
      expect.stringContaining('utm_content=; Max-Age=0'),
    ])
    expect(setCookies(await open('/?utm_medium=x'))).toEqual([])
  })

  test('are stored with a request', async () => {
    const { id: tourDateId } = await world.app.db.tourDate.findFirstOrThrow({
      where: {
        freeSeats: { gt: 3 },
        isCanceled: false,
        startDate: { gt: new Date(world.clock.now().getTime() + 864e5 * 9) },
        tour: { status: 'published' },
      },
    })
    const create = async (cookie: string) => {
      const idempotencyKey = crypto.randomUUID()
      const { body } = await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', cookie },
        payload: JSON.stringify({
          query:
            'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { __typename } }',
          variables: {
            input: {
              tourDateId,
              adults: 1,
              name: 'Ada Lovelace',
              email: 'ada@example.com',
              phone: '+4930123456789',
              idempotencyKey,
            },
          },
        }),
      })
      expect(body).toContain('CreateRequestSuccess')
      return (
        await world.app.db.request.findUniqueOrThrow({
          where: { idempotencyKey },
          select: { utm: true },
        })
      ).utm
    }
    expect(await create('utm_source=letter; utm_content=%3Cb%3E; utm_medium=no')).toEqual({
      source: 'letter',
      content: '<b>',
    })
    expect(await create('utm_source=')).toBeNull()
  })
})

test('stores the token of a tour selection and removes it from the URL', async () => {
  const response = await open('/tours?page=2&tour-selection-token=abc.DEF-1&utm_source=letter')
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toBe('/tours?page=2&utm_source=letter')
  expect(setCookies(response)).toContain(
    'tour-selection-token=abc.DEF-1; Max-Age=2592000; Path=/; SameSite=Lax',
  )
  const broken = await open('/?tour-selection-token=%0d%0a<x>')
  expect(broken.headers.location).toBe('/')
  expect(setCookies(broken)).toEqual([])
})

describe('currency', () => {
  const choose = (currency: string, returnTo: string, cookie = '') =>
    server.inject({
      method: 'POST',
      url: '/preferences',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams({ currency, returnTo }).toString(),
    })

  test('is stored for a year by its ISO code, and cleared when it is the default of the language', async () => {
    expect(setCookies(await choose('SHF', '/tours'))).toEqual([
      'currency=CHF; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect(setCookies(await choose('USD', '/de'))).toEqual([
      'currency=USD; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    for (const [currency, path] of [
      ['USD', '/tours?page=2'],
      ['EUR', '/de/reisen'],
    ] as const)
      expect(setCookies(await choose(currency, path))).toEqual([
        expect.stringContaining('currency=; Max-Age=0'),
      ])
  })

  test('applies in every browser where the person is logged in', async () => {
    const { headers } = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        query:
          'mutation { logIn(login: "tourist@versta.example", password: "versta-demo") { __typename } }',
      }),
    })
    const session = String(headers['set-cookie']).split(';', 1)[0] ?? ''
    await choose('JPY', '/', session)
    const { body } = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', cookie: session },
      payload: JSON.stringify({
        query: '{ searchTours(first: 1) { tours { price { currency } } } }',
      }),
    })
    expect(body).toContain('JPY')
  })
})

describe('country', () => {
  const ask = (ip: string) =>
    server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: ip,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query: '{ countryByIp { id isoCode } }' }),
    })

  test('is derived from the network address and stored for 180 days', async () => {
    const response = await ask('8.8.8.8')
    expect(response.json()).toMatchObject({ data: { countryByIp: { id: 228, isoCode: 'US' } } })
    expect([response.headers['set-cookie']].flat()).toEqual([
      'country=228; Max-Age=15552000; Path=/; SameSite=Lax',
    ])
  })

  test('is null for an unknown network', async () => {
    const response = await ask('10.0.0.1')
    expect(response.json()).toMatchObject({ data: { countryByIp: null } })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('is passed to the page only when the cookie is valid', async () => {
    const stateOf = async (cookie: string) =>
      /"countryId":(\d+)/.exec((await open('/', { cookie })).body)?.[1]
    expect(await stateOf('country=228')).toBe('228')
    for (const cookie of ['country=-1', 'country=99999', 'country=</script>', ''])
      expect(await stateOf(cookie)).toBeUndefined()
  })
})
