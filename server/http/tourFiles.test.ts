import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { textOf } from '../testing/pdfText.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
let tourId: number
let goneId: number
let excursionId: number
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
  await server.ready()
  const idOf = async (code: string) =>
    (await world.app.db.tour.findUniqueOrThrow({ where: { code }, select: { id: true } })).id
  tourId = await idOf('altai-belukha-base')
  goneId = await idOf('ural-manpupuner')
  excursionId = await idOf('moscow-kolomenskoye-bike')
})
afterAll(async () => {
  await server.close()
  await world.close()
})

describe('the program as a PDF', () => {
  test('contains the text of the page in the language of the reader, searchable', async () => {
    const { statusCode, headers, rawPayload } = await server.inject(
      `/de/tour/${tourId}/program.pdf`,
    )
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    const tour = await world.app.db.tour.findUniqueOrThrow({
      where: { id: tourId },
      include: {
        translations: { where: { locale: 'de' } },
        programDays: { include: { translations: { where: { locale: 'de' } } } },
      },
    })
    const text = textOf(rawPayload)
    const said = tour.translations.flatMap(
      ({ title, summary, meetingPoint, included, notIncluded, slug }) => [
        title,
        summary,
        meetingPoint,
        ...included,
        ...notIncluded,
        `/de/${slug}-${tourId}`,
      ],
    )
    for (const words of [
      ...said,
      ...tour.programDays.flatMap(({ translations }) => translations.map(({ title }) => title)),
      'Seite 1 von',
    ])
      expect(text).toContain(words.replaceAll(/\s+/g, ''))
    expect(text).toMatch(/\d€/)
    expect(rawPayload.toString('latin1')).toMatch(/\/Lang \(de\)/)
  })

  test('answers 304 until it changes, and takes the language from the query', async () => {
    const first = await server.inject(`/tour/${tourId}/program.pdf?lang=de`)
    const { etag } = first.headers
    expect(
      first.rawPayload.equals((await server.inject(`/de/tour/${tourId}/program.pdf`)).rawPayload),
    ).toBe(true)
    const again = (headers = {}) =>
      server.inject({
        url: `/de/tour/${tourId}/program.pdf`,
        headers: { 'if-none-match': etag, ...headers },
      })
    expect((await again()).statusCode).toBe(304)
    expect((await again({ cookie: 'currency=JPY' })).statusCode).toBe(200)
  })
})

describe('the calendar file of a departure', () => {
  const event = async (id: number) => {
    const date = await world.app.db.tourDate.findFirstOrThrow({
      where: { tourId: id, isCanceled: false, startDate: { gt: world.app.clock.now() } },
      orderBy: { startDate: 'asc' },
    })
    const { body, headers, statusCode } = await server.inject(`/tour/${id}/dates/${date.id}.ics`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    // unfold long lines
    const lines = body.replaceAll('\r\n ', '').split('\r\n')
    return {
      date,
      fields: Object.fromEntries(
        lines.map((line) => [line.split(/[:;]/, 1)[0], line.slice(line.search(/[:;]/) + 1)]),
      ),
    }
  }

  test('covers whole days for a tour, including the last one', async () => {
    const { date, fields } = await event(tourId)
    const compact = (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '')
    expect(fields).toMatchObject({
      DTSTART: `VALUE=DATE:${compact(date.startDate)}`,
      DTEND: `VALUE=DATE:${compact(new Date(date.endDate.getTime() + 86_400_000))}`,
      UID: `tour-date-${date.id}@localhost`,
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      SUMMARY: expect.stringMatching(/Belukha/),
      LOCATION: expect.stringMatching(/Gorno-Altaysk airport.*Altai/),
      URL: expect.stringMatching(/\/belukha-trek-akkem-lake-\d+$/),
    })
  })

  test('covers the hours of an excursion, in local time', async () => {
    const { date, fields } = await event(excursionId)
    const at =
      `${date.startDate.toISOString().slice(0, 10)}T${date.startTime?.toISOString().slice(11, 16)}`.replaceAll(
        /[-:]/g,
        '',
      )
    expect(fields.DTSTART).toBe(`TZID=Europe/Moscow:${at}00`)
    expect(fields.TZOFFSETTO).toBe('+0300')
  })
})

describe('the map of a route', () => {
  test('is cached for a year under its revision, and missing for excursions', async () => {
    const { data } = await world.run<{ tour: { mapRevision: string } }>(
      'query ($id: Int!) { tour(id: $id) { mapRevision } }',
      {
        id: tourId,
      },
    )
    const { mapRevision } = data.tour
    const map = await server.inject(`/tour/${tourId}/map-wide.svg?r=${mapRevision}`)
    const statements = (fields: string) =>
      world.countStatements(() =>
        world.run(`query ($id: Int!) { tour(id: $id) { program { day title } ${fields} } }`, {
          id: tourId,
        }),
      )
    expect(await statements('mapRevision')).toBe(await statements('days'))
    expect(map.headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(map.body).toMatch(/class="land" d="M.*class="route" d="M.*class="stopNumber" d="M/)
    expect(
      (await server.inject(`/tour/${tourId}/map-wide.svg?r=old`)).headers['cache-control'],
    ).not.toContain('immutable')
    expect((await server.inject(`/tour/${excursionId}/map-wide.svg`)).statusCode).toBe(404)
  })

  test('shows the lake at the destination', async () => {
    const { id } = await world.app.db.tour.findUniqueOrThrow({
      where: { code: 'baikal-by-ship' },
      select: { id: true },
    })
    const { body } = await server.inject(`/tour/${id}/map-wide.svg`)
    expect(body.split('class="land"')[1]).toMatch(/class="lake" d="M.*class="route"/)
  })
})

test.each([
  ['2147483647/program.pdf', 404],
  ['99999999999/program.pdf', 404],
  ['x/program.pdf', 404],
  ['GONE/program.pdf', 410],
  ['GONE/dates/1.ics', 410],
  ['GONE/map-square.svg', 410],
  ['TOUR/dates/2147483647.ics', 404],
  ['TOUR/dates/1.txt', 404],
])('answers /tour/%s with %i', async (path, status) => {
  const url = `/tour/${path.replace('GONE', String(goneId)).replace('TOUR', String(tourId))}`
  expect((await server.inject(url)).statusCode).toBe(status)
})
