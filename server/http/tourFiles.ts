import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale, localeFacts, locales } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readId, slugWithId } from '#schema/rules/routes/pathParams.ts'
import { type MapShape, mapShapes } from '#schema/rules/routes/tourFiles.ts'
import type { App } from '../compose.ts'
import { type DocumentPrinter, PrinterBusyError } from '../printing/createDocumentPrinter.ts'
import type { DocumentTask } from '../printTasks.ts'
import { drawDateEvent } from '../domains/tours/sheet/drawDateEvent.ts'
import {
  type Execute,
  readTourDateEvent,
  readTourMap,
  readTourSheet,
} from '../domains/tours/sheet/readTourFacts.ts'
import { executePage } from '../graphql/executePage.ts'
import { createContext } from './createContext.ts'
import { perLocale } from '../i18n/perLocale.ts'
import { tourFilesMessages as messages } from './tourFiles.messages.ts'

interface TourFileCall {
  app: App
  request: FastifyRequest
  reply: FastifyReply
  locale: Locale
  tourId: number
  execute: Execute
}

/**
 * Messages for files that are not available, in the reader's language; the tour's page says the
 * same.
 */
const refusals = perLocale((t) => ({
  none: t(messages.none),
  gone: t(messages.gone),
  busy: t(messages.busy),
}))

/**
 * Adds the files of a tour, in both languages: /tour/{id}/program.pdf, /tour/{id}/map-{shape}.svg
 * and /tour/{id}/dates/{dateId}.ics. Reads everything via the schema, as the tour's page does.
 */
export const addTourFiles = (
  server: FastifyInstance,
  app: App,
  printer: DocumentPrinter<DocumentTask>,
): void => {
  const answer =
    (pathLocale: Locale, send: (asked: TourFileCall) => Promise<FastifyReply>) =>
    async (
      request: FastifyRequest<{ Params: { id: string }; Querystring: { lang?: unknown } }>,
      reply: FastifyReply,
    ) => {
      const locale = isLocale(request.query.lang) ? request.query.lang : pathLocale
      const tourId = readId(request.params.id)
      if (tourId === null) return refuse(reply, locale, 404, 'none')
      const context = await createContext(app, request, reply, locale)
      const execute: Execute = async (operation) => {
        const { data, errors } = await executePage(operation, context)
        if (errors?.[0]) throw errors[0]
        return data
      }
      try {
        return await send({ app, request, reply, locale, tourId, execute })
      } catch (error) {
        if (!(error instanceof PrinterBusyError)) throw error
        return refuse(reply.header('retry-after', error.retryAfter), locale, 429, 'busy')
      }
    }

  for (const locale of locales) {
    const root = `${localeFacts[locale].pathPrefix}/tour/:id`
    server.get(
      `${root}/program.pdf`,
      answer(locale, (asked) => sendProgram(printer, asked)),
    )
    server.get(`${root}/dates/:file`, answer(locale, sendDateEvent))
    for (const shape of Object.keys(mapShapes) as MapShape[])
      server.get(
        `${root}/map-${shape}.svg`,
        answer(locale, (asked) => sendMap(printer, shape, asked)),
      )
  }
}

const sendProgram = async (
  printer: DocumentPrinter<DocumentTask>,
  { app, request, reply, locale, tourId, execute }: TourFileCall,
): Promise<FastifyReply> => {
  const found = await readTourSheet(execute, tourId)
  if (!found) return refuse(reply, locale, 404, 'none')
  const { tour, towns } = found
  if (tour.isGone) return refuse(reply, locale, 410, 'gone')
  const today = app.clock.now().toISOString().slice(0, 10)
  const etag = `"${found.tag}-${locale}-${today}"`
  // prices are in the visitor's currency and seats change by the minute: browsers must revalidate
  // their copy
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="versta-${tour.slug}.pdf"`)
  if (request.method === 'HEAD') return reply.send()
  const sheet = await printer.print(`sheet ${etag}`, async () => ({
    kind: 'sheet',
    locale,
    tour,
    towns,
    today,
    address: app.env.publicUrl + pagePath('slug', locale, { slug: slugWithId(tour.slug, tour.id) }),
    cover: await coverOf(app, tour.media[0]?.urlTemplate),
  }))
  return reply.send(sheet)
}

/** Returns the first picture as a JPEG, found by its URL on pages. */
const coverOf = async (
  app: App,
  urlTemplate: string | null | undefined,
): Promise<Uint8Array | null> => {
  const key = /^\/pictures\/([^/]+)\//.exec(urlTemplate ?? '')?.[1]
  return key ? (await app.pictures.get(decodeURIComponent(key), 1280, 'jpeg')).body : null
}

const sendMap = async (
  printer: DocumentPrinter<DocumentTask>,
  shape: MapShape,
  { request, reply, locale, tourId, execute }: TourFileCall,
): Promise<FastifyReply> => {
  const found = await readTourMap(execute, tourId)
  const revision = found?.tour.mapRevision
  if (!found || !revision) return refuse(reply, locale, 404, 'none')
  if (found.tour.isGone) return refuse(reply, locale, 410, 'gone')
  const { program } = found.tour
  // a URL with an older revision shows today's map, cached for a day only
  const isCurrent = (request.query as { r?: unknown }).r === revision
  reply
    .type('image/svg+xml')
    .header(
      'cache-control',
      isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    )
  if (request.method === 'HEAD') return reply.send()
  return reply.send(
    await printer.print(`map ${tourId} ${shape} ${locale} ${revision}`, async () => ({
      kind: 'map',
      shape,
      program,
      towns: found.towns,
    })),
  )
}

const sendDateEvent = async ({
  app,
  request,
  reply,
  locale,
  tourId,
  execute,
}: TourFileCall): Promise<FastifyReply> => {
  const dateId = readId(/^(\d+)\.ics$/.exec((request.params as { file: string }).file)?.[1])
  const tour = dateId === null ? null : await readTourDateEvent(execute, tourId)
  if (!tour || dateId === null) return refuse(reply, locale, 404, 'none')
  if (tour.isGone) return refuse(reply, locale, 410, 'gone')
  const address =
    app.env.publicUrl + pagePath('slug', locale, { slug: slugWithId(tour.slug, tour.id) })
  const event = drawDateEvent({
    tour,
    dateId,
    locale,
    address,
    host: new URL(app.env.publicUrl).host,
    now: app.clock.now(),
  })
  if (event === null) return refuse(reply, locale, 404, 'none')
  return reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', `attachment; filename="versta-${tour.slug}-${dateId}.ics"`)
    .send(event)
}

const refuse = (
  reply: FastifyReply,
  locale: Locale,
  status: number,
  reason: keyof (typeof refusals)['en'],
): FastifyReply =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('content-language', locale)
    .send(`${refusals[locale][reason]}\n`)
