import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
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

const ask = (payload: unknown, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const codeOf = (body: string): string | undefined =>
  (JSON.parse(body) as { errors?: { extensions?: { code?: string } }[] }).errors?.[0]?.extensions
    ?.code

describe('GraphQL over HTTP', () => {
  test('answers in the language and currency of the headers, with the cost of the document', async () => {
    const { body } = await ask(
      { query: '{ searchTours(first: 1) { tours { lang price { currency } } } }' },
      { language: 'de', currency: 'GBP' },
    )
    expect(JSON.parse(body)).toMatchObject({
      data: { searchTours: { tours: [{ lang: 'de', price: { currency: 'GBP' } }] } },
      extensions: { cost: { requested: expect.any(Number) } },
    })
  })

  test('lets nobody store an answer', async () => {
    expect((await ask({ query: '{ viewer { id } }' })).headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['localization', { localization: '4' }, 'de', 'EUR'],
    ['a wrong language and currency', { language: 'xx', currency: 'ZZZ' }, 'en', 'USD'],
    ['wrong cookies', { cookie: 'locale=%00; currency=US' }, 'en', 'USD'],
    ['the franc by its wire name', { currency: 'SHF' }, 'en', 'CHF'],
  ])('answers a call with %s', async (_what, headers, lang, currency) => {
    const { body } = await ask(
      { query: '{ searchTours(first: 1) { tours { lang price { currency } } } }' },
      headers,
    )
    expect(JSON.parse(body)).toMatchObject({
      data: { searchTours: { tours: [{ lang, price: { currency } }] } },
    })
  })

  const deep = `{ tour(id: 1) { ${'region { country { '.repeat(1)}${'name '.repeat(1)}${'} } '.repeat(1)} } }`
  test.each([
    ['no JSON', '{"query":', 400],
    ['no query', '{}', 400],
    ['a query that is no string', '{"query":5}', 400],
    ['a syntax error', '{"query":"{ tour("}', 400],
    ['an unknown field', '{"query":"{ nothing }"}', 400],
    ['an array of operations', '[{"query":"{ __typename }"}]', 400],
    ['too many tokens', JSON.stringify({ query: `{ ${'__typename '.repeat(3000)} }` }), 400],
    [
      'too many aliases',
      JSON.stringify({
        query: `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
      }),
      400,
    ],
    [
      'too many directives',
      JSON.stringify({ query: `{ __typename ${'@include(if: true) '.repeat(12)} }` }),
      400,
    ],
    [
      'a hundred guesses of a password',
      JSON.stringify({
        query: `mutation { a: logIn(login: "x", password: "y") { __typename } b: logIn(login: "x", password: "z") { __typename } }`,
      }),
      400,
    ],
    ['a wrong cursor', '{"query":"{ reviews(before: \\"%\\") { edges { cursor } } }"}', 200],
    ['a negative length', '{"query":"{ articles(first: -1) { edges { cursor } } }"}', 200],
    [
      'a page in both directions',
      '{"query":"{ reviews(before: \\"x\\", after: \\"y\\") { edges { cursor } } }"}',
      200,
    ],
    ['an id beyond int32', '{"query":"{ tour(id: 99999999999) { id } }"}', 400],
    [
      'a wrong variable',
      JSON.stringify({
        query: 'query ($id: Int!) { tour(id: $id) { id } }',
        variables: { id: 'x' },
      }),
      400,
    ],
  ])('rejects %s with a clear error and no crash', async (_what, payload, status) => {
    const response = await ask(payload)
    expect(response.statusCode).toBe(status)
    expect(codeOf(response.body)).toBe('BAD_USER_INPUT')
    expect(response.body).not.toMatch(/node_modules|\.ts:\d/)
  })

  test('rejects nesting beyond the limit before reading anything', async () => {
    expect(deep).toContain('country')
    const nest = (levels: number): string =>
      levels === 0
        ? '{ id }'
        : `{ tour { reviews(first: 100) { edges { node ${nest(levels - 1)} } } } }`
    const query = `{ reviews(first: 100) { edges { node ${nest(4)} } } }`
    let response: Awaited<ReturnType<typeof ask>> | undefined
    const statements = await world.countStatements(async () => {
      response = await ask({ query })
    })
    expect(response?.body).toMatch(/complexity|depth/i)
    expect(statements).toBeLessThanOrEqual(1)
  })

  test('counts the length of lists by the variables of the selected operation', async () => {
    const query = `query Small { __typename }
      query Large($first: Int!) { reviews(first: $first) { edges { node { tour { ${['a', 'b', 'c'].map((name) => `${name}: reviews(first: $first) { edges { node { tour { id } } } }`).join(' ')} } } } } }`
    const cost = async (operationName: string, first: number) => {
      const response = await ask({ query, operationName, variables: { first } })
      return { status: response.statusCode, code: codeOf(response.body) }
    }
    expect(await cost('Large', 2)).toEqual({ status: 200, code: undefined })
    expect(await cost('Large', 100)).toEqual({ status: 400, code: 'BAD_USER_INPUT' })
    expect(await cost('Small', 100)).toEqual({ status: 200, code: undefined })
  })

  test('answers 413 to a large body and a 4xx status to another content type', async () => {
    const large = await ask({ query: '{ __typename }', padding: 'x'.repeat(300_000) })
    expect(large.statusCode).toBe(413)
    expect(codeOf(large.body)).toBe('PAYLOAD_TOO_LARGE')
    const odd = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/html' },
      payload: '<p>',
    })
    expect(odd.statusCode).toBeGreaterThanOrEqual(400)
    expect(odd.statusCode).toBeLessThan(500)
  })

  test('runs no operation from a form of another site', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: '{"query":"mutation { logOut }"}',
    })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
  })

  test.each(['/graphql', '/graphiql'])(
    'shows browsers a page on %s that loads nothing from elsewhere',
    async (url) => {
      const { headers, body } = await server.inject({ url, headers: { accept: 'text/html' } })
      expect(headers['content-type']).toContain('text/html')
      expect(body).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="(?:https?:)?\/\//)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('http')
      expect(policy).toContain("frame-ancestors 'none'")
    },
  )

  test('leads from /graphql to Apollo Sandbox with this endpoint, and to the offline explorer', async () => {
    const { body } = await server.inject({ url: '/graphql', headers: { accept: 'text/html' } })
    expect(body).toContain(
      'href="https://studio.apollographql.com/sandbox/explorer?endpoint=http%3A%2F%2Flocalhost%2Fgraphql"',
    )
    expect(body).toContain('href="/graphiql"')
  })

  test('lets programs on other sites call it with a token, never with cookies', async () => {
    const preflight = await server.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: {
        origin: 'https://partner.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe('*')
    expect(preflight.headers['access-control-allow-headers']).toContain('authorization')
    const { headers } = await ask(
      { query: '{ viewer { id } }' },
      { origin: 'https://partner.example' },
    )
    expect(headers['access-control-allow-origin']).toBe('*')
    for (const answer of [preflight.headers, headers])
      expect(answer['access-control-allow-credentials']).toBe(undefined)
    // only the API is open to other sites
    const page = await server.inject({ url: '/', headers: { origin: 'https://partner.example' } })
    expect(page.headers['access-control-allow-origin']).toBe(undefined)
  })
})

describe('addresses', () => {
  test.each([
    ['/visum', '/de/visum'],
    ['/de/visa', '/de/visum'],
    ['/de/for-agencies', '/de/fur-agenturen'],
    ['/fur-agenturen', '/de/fur-agenturen'],
    ['/en', '/'],
    ['/en/about', '/about'],
    ['/en/visum', '/de/visum'],
    ['/de/account/profile?x=1', '/de/konto/profil?x=1'],
    ['/de/blog', '/de/reiseblog'],
    ['/About', '/about'],
    ['/ABOUT/', '/about'],
    ['/DE/Visum', '/de/visum'],
    ['/Tours', '/tours'],
  ])('redirect permanently from %s to %s', async (from, to) => {
    const { statusCode, headers } = await server.inject(from)
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location: to })
    expect((await server.inject(to)).statusCode).not.toBe(301)
  })

  test('keep the capitals of a secret', async () => {
    expect((await server.inject('/traveler/AbC')).statusCode).not.toBe(301)
  })
})

describe('forms', () => {
  test.each([['null'], ['https://elsewhere.example'], ['http://']])(
    'are rejected from the origin %p',
    async (origin) => {
      const { statusCode } = await server.inject({
        method: 'POST',
        url: '/crm/login',
        headers: { origin },
        payload: {},
      })
      expect(statusCode).toBe(403)
    },
  )
})

describe('other endpoints', () => {
  test('report the health of the process', async () => {
    expect((await server.inject('/health')).json()).toMatchObject({ status: 'ok' })
  })

  test('serve a picture that content uses, but draw no other', async () => {
    const media = await world.app.db.media.findFirstOrThrow({ where: { sceneKey: { not: null } } })
    const response = await server.inject(`/pictures/${media.sceneKey}/320.webp`)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    })
    for (const path of [
      '/pictures/altai.lake.dawn.summer.99/320.webp',
      `/pictures/${media.sceneKey}/333.webp`,
      `/pictures/${media.sceneKey}/320.gif`,
      '/pictures/..%2f..%2fetc/320.webp',
    ]) {
      expect((await server.inject(path)).statusCode).toBe(404)
    }
  })

  test('return to this site only after a choice of currency', async () => {
    const choose = (returnTo: string, currency = 'JPY') =>
      server.inject({
        method: 'POST',
        url: '/preferences',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ currency, returnTo }).toString(),
      })
    const response = await choose('/de/reisen?page=2')
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/de/reisen?page=2')
    expect(String(response.headers['set-cookie'])).toContain('currency=JPY')
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/%0d%0aset-cookie:x=y',
      '',
    ]) {
      const location = String((await choose(evil)).headers.location)
      expect(new URL(location, 'http://own.example').host).toBe('own.example')
    }
    expect((await choose('/', 'XXX')).headers['set-cookie']).toBeUndefined()
  })
})

describe('pages', () => {
  test.each([
    ['/', 200],
    ['/de', 200],
    ['/no-such-landing', 404],
    ['/no-such-tour-2147483647', 404],
    ['/tour-99999999999999999999', 404],
    ['/tour/abc/order', 404],
    ['/order/not-a-uuid', 404],
    ['/order/00000000-0000-4000-8000-000000000000', 404],
    ['/order/00000000-0000-4000-8000-000000000000/pay', 404],
    ['/order/00000000-0000-4000-8000-000000000000/pay/qr', 404],
    ['/order/00000000-0000-4000-8000-000000000000/error?reason=sold_out', 404],
    ['/order/00000000-0000-4000-8000-000000000000/success', 404],
    ['/order/00000000-0000-4000-8000-000000000000/individual-tour', 404],
    ['/de/order/00000000-0000-4000-8000-000000000000/add-tourists', 404],
    ['/order/12/add-tourists', 404],
    ['/arrival/not-a-uuid', 404],
    ['/de/arrival/00000000-0000-4000-8000-000000000000', 404],
    ['/crm/requests', 303],
  ])('answer %s with %i', async (path, status) => {
    expect((await server.inject(path)).statusCode).toBe(status)
  })

  test.each([
    ['/crm', '/crm/requests'],
    ['/de/crm', '/de/crm/requests'],
    ['/crm/staff', '/crm/staff/requests'],
  ])('redirect %s to the first page of its area', async (front, first) => {
    const { statusCode, headers } = await server.inject(front)
    expect([statusCode, headers.location]).toEqual([302, first])
  })

  test('answer 410 for a withdrawn tour and 301 for a wrong slug, in both languages', async () => {
    const gone = await world.app.db.tour.findUniqueOrThrow({
      where: { code: 'ural-manpupuner' },
      include: { translations: true },
    })
    for (const { locale, slug } of gone.translations) {
      expect(
        (await server.inject(`${locale === 'de' ? '/de' : ''}/${slug}-${gone.id}`)).statusCode,
      ).toBe(410)
    }
    const tour = await world.app.db.tour.findUniqueOrThrow({
      where: { code: 'altai-belukha-base' },
      include: { translations: true },
    })
    for (const { locale, slug } of tour.translations) {
      const prefix = locale === 'de' ? '/de' : ''
      const moved = await server.inject(`${prefix}/an-old-name-${tour.id}?utm_source=x`)
      expect(moved.statusCode).toBe(301)
      expect(moved.headers.location).toContain(`${prefix}/${slug}-${tour.id}`)
      expect((await server.inject(`${prefix}/${slug}-${tour.id}`)).statusCode).toBe(200)
    }
  })

  test('have the nonce of their policy on every script', async () => {
    const { body, headers } = await server.inject('/')
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(nonce).toBeTruthy()
    for (const [tag] of body.matchAll(/<script\b[^>]*>/g))
      if (!/application\/ld\+json/.test(tag)) expect(tag).toContain(`nonce="${nonce}"`)
  })

  test('answer below 500 for any generated path and filter', async () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        'de',
        'tours',
        'order',
        'tour',
        '1',
        '-1',
        '%00',
        '%',
        '..',
        'a-1',
        '%2F',
        '2147483648',
        'crm',
      ),
      fc.webSegment(),
    )
    const path = fc.array(piece, { maxLength: 4 }).map((pieces) => `/${pieces.join('/')}`)
    const key = fc.constantFrom(
      'priceMin',
      'priceMax',
      'page',
      'dateFrom',
      'regions',
      'comfort',
      'lat',
      'lng',
      'radius',
      'sort',
      'date',
      'option',
      'text',
      '__proto__',
    )
    const query = fc.array(
      fc.tuple(
        key,
        fc.oneof(
          fc.string({ maxLength: 20 }),
          fc.double().map(String),
          fc.constantFrom('1e309', 'NaN', '-5', '9'.repeat(40), '2026-02-31'),
        ),
      ),
      { maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(path, query, async (pathname, pairs) => {
        const url =
          encodeURI(pathname).replaceAll('%25', '%') +
          (pairs.length ? `?${new URLSearchParams(pairs)}` : '')
        const { statusCode } = await server.inject({ url })
        expect(statusCode).toBeLessThan(500)
      }),
      { numRuns: propertyRuns(400) },
    )
  })
})
