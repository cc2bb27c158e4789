import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import fastifyCookie from '@fastify/cookie'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { addBlogFeed } from './blogFeed.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp()
  world.app.pictures.get = async () => ({
    body: Buffer.alloc(48_213),
    contentType: 'image/jpg',
    etag: '""',
  })
  server = fastify()
  await server.register(fastifyCookie)
  addBlogFeed(server, world.app)
})
afterAll(async () => {
  await server.close()
  await world.close()
})

test('lists the newest articles first in each language, with their own dates and URLs', async () => {
  const newest = await world.app.db.article.findFirstOrThrow({
    where: { publishedAt: { lte: world.clock.now() } },
    orderBy: { publishedAt: 'desc' },
    include: { translations: true },
  })
  for (const [path, locale, blog] of [
    ['/blog/rss.xml', 'en', 'http://localhost/blog'],
    ['/de/reiseblog/rss.xml', 'de', 'http://localhost/de/reiseblog'],
  ] as const) {
    const { body, headers, statusCode } = await server.inject(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=900',
    })
    const words = newest.translations.find((row) => row.locale === locale)
    const [first = ''] = /<item>.*?<\/item>/s.exec(body) ?? []
    expect(first).toContain(`<link>${blog}/${words?.slug}-${newest.id}</link>`)
    expect(first).toContain(`<pubDate>${newest.publishedAt?.toUTCString()}</pubDate>`)
    expect(first).toContain(`(${newest.authorName})</author>`)
    expect(first).toMatch(/<enclosure [^>]*length="48213" type="image\/jpeg"/)
    expect(body).toContain(`<lastBuildDate>${newest.publishedAt?.toUTCString()}</lastBuildDate>`)
  }
})

test('answers 304 for a known feed until its articles change', async () => {
  const { headers, body } = await server.inject('/blog/rss.xml')
  const again = () =>
    server.inject({ url: '/blog/rss.xml', headers: { 'if-none-match': String(headers.etag) } })
  expect((await again()).statusCode).toBe(304)
  await world.app.db.article.updateMany({
    where: { code: 'altai-with-children' },
    data: { publishedAt: null },
  })
  expect(body).toContain('Altai with children')
  const { statusCode, body: changed } = await again()
  expect(statusCode).toBe(200)
  expect(changed).not.toContain('Altai with children')
})
