import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeFacts } from '#schema/codes/locales.ts'
import { canonicalPath, localeOfPath } from '#schema/rules/routes/matchPage.ts'
import { photoUrl } from '#schema/rules/accounts/profilePhoto.ts'
import { widgetOrigins } from '../adapters/captcha/widgetServices.ts'
import type { App } from '../compose.ts'
import type { Context } from '../graphql/context.ts'
import { executePage } from '../graphql/executePage.ts'
import { isDatabaseAway } from '../db/isDatabaseAway.ts'
import { setActivity } from '../domains/accounts/actions/updateProfile.ts'
import { findFavouriteIds } from '../domains/accounts/reads/findFavouriteIds.ts'
import { createContext } from './createContext.ts'
import { firstPageBehind } from './frontDoors.ts'
import { chooseLocale, localeCookieOptions } from './localeChoice.ts'
import { loggedAddress } from './loggedAddress.ts'
import { inRole, localeCookie, roleOfPage } from './requestFacts.ts'
import { pagePolicy } from './securityHeaders.ts'
import { buildId, distFolder, loadBuiltPages, type PageBundle, type PageOptions, type PageRenderer } from './pageRenderer.ts'
import { keepSelectionToken, keepUtm, keptCountry } from './visit.ts'

/** Everything that is no other endpoint: a page, rendered by the client's bundle, which is answered. */
export const addPages = async (server: FastifyInstance, app: App): Promise<PageBundle> => {
  const bundle = app.env.mode === 'development' ? await developmentPages(server) : await loadBuiltPages()
  if (app.env.mode !== 'development') {
    await server.register(fastifyStatic, {
      root: join(distFolder, 'client/assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      decorateReply: false,
    })
  }
  await addPublicFiles(server, app)
  const build = app.env.mode === 'development' ? undefined : buildId()
  // asked now and then by open windows, which then take the next page whole
  server.get('/latest-build.json', async (_request, reply) => reply.header('cache-control', 'no-store').send({ build: build ?? null }))
  const handle = (request: FastifyRequest, reply: FastifyReply) => answerPage({ app, renderer: bundle.render, build }, request, reply)
  server.get('/*', handle)
  server.post('/*', handle)
  return bundle
}

/** Files that have to stand at the root under their own names: the icon and the picture of shared links. */
const addPublicFiles = async (server: FastifyInstance, app: App): Promise<void> => {
  const folder = app.env.mode === 'development' ? join(distFolder, '../client/public') : join(distFolder, 'client')
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) ? [entry.name] : [],
  )
  await server.register(fastifyStatic, { root: folder, serve: false, maxAge: '1d' })
  for (const name of names) server.get(`/${name}`, (_request, reply) => reply.sendFile(name))
}

interface PageService {
  app: App
  renderer: PageRenderer
  build: string | undefined
}

const answerPage = async ({ app, renderer, build }: PageService, request: FastifyRequest, reply: FastifyReply) => {
  const [path = '/', query] = request.url.split(/\?(.*)/s)
  const canonical = canonicalPath(path)
  if (canonical && request.method === 'GET')
    return reply
      .code(301)
      .header('location', query ? `${canonical}?${query}` : canonical)
      .send()
  const first = request.method === 'GET' && firstPageBehind(path)
  if (first) return moveOn(reply, first)
  if (request.method === 'POST' && !isSameOrigin(app, request))
    return reply.code(403).type('text/plain').send('This form came from another site')
  const isSecure = app.env.publicUrl.startsWith('https:')
  const choice = chooseLocale(request)
  if (choice.chosen) reply.setCookie(localeCookie, choice.chosen, localeCookieOptions(isSecure))
  if (query && request.method === 'GET') {
    const asked = new URLSearchParams(query)
    keepUtm(asked, reply, isSecure)
    const rest = keepSelectionToken(asked, reply, isSecure)
    if (rest) return moveOn(reply, rest.size > 0 ? `${path}?${rest}` : path)
  }
  if (choice.redirect) return moveOn(reply.header('vary', 'accept-language, cookie'), choice.redirect)
  const locale = localeOfPath(path)
  const nonce = randomBytes(16).toString('base64')
  const context = await createContext(app, request, reply, locale).catch(() => null)
  const visitor = context ? await visitorOf(context) : null
  const calling = context && { ...context, viewer: inRole(context.viewer, roleOfPage(request.url, visitor)) }
  const ended = new AbortController()
  reply.raw.once('close', () => ended.abort())
  const page = await renderer(webRequest(app, request, ended.signal), {
    locale,
    currency: context?.currency ?? localeFacts[locale].currency,
    visitor,
    favourites: context ? await favouritesOf(context) : [],
    nonce,
    hasDevelopmentPages: app.env.hasDevelopmentPages,
    build,
    suggestedLocale: choice.suggested ?? undefined,
    countryId: keptCountry(request) ?? undefined,
    report: (error) =>
      isDatabaseAway(error) || (error instanceof Error && 'code' in error && error.code === 'UNAVAILABLE')
        ? request.log.warn({ url: loggedAddress(request.url) }, 'a page could not be made: the database is away')
        : request.log.error({ err: error, url: loggedAddress(request.url) }, 'a page failed'),
    execute: (operation) => (calling ? executePage(operation, calling) : Promise.reject(unavailable())),
  })
  reply
    .code(page.status)
    .header(
      'content-security-policy',
      pagePolicy({
        nonce,
        isDevelopment: app.env.mode === 'development',
        tilesUrl: app.env.mapTiles?.url,
        paysElsewhere: app.payments.sandbox === null,
        logInUrl: app.env.messaging.vkId?.baseUrl,
        captchaOrigins: app.env.captcha ? widgetOrigins[app.env.captcha.provider] : undefined,
      }),
    )
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-language')
  page.headers.forEach((value, name) => void reply.header(name, value))
  return reply.send(page.body)
}

/** For this visitor and this time only. */
const moveOn = (reply: FastifyReply, to: string) =>
  reply.code(302).header('cache-control', 'private, no-store').header('location', to).send()

const unavailable = () => Object.assign(new Error('The database is away'), { extensions: { code: 'UNAVAILABLE' } })

/** Forms of our own pages say where they come from; a browser that says nothing at all has no cookie to abuse. */
export const isSameOrigin = (app: App, request: FastifyRequest): boolean => {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
  // "null" is what a sandboxed frame says: foreign
  return origin === new URL(app.env.publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === request.host)
}

const webRequest = (app: App, request: FastifyRequest, signal: AbortSignal): Request => {
  const url = new URL(request.url, app.env.publicUrl)
  if (request.method !== 'POST') return new Request(url, { signal })
  const form =
    typeof request.body === 'object' && request.body
      ? Object.entries(request.body as Record<string, unknown>).map(([name, value]) => [name, String(value)])
      : []
  return new Request(url, { method: 'POST', body: new URLSearchParams(form), signal })
}

const favouritesOf = async ({ app, viewer, visit }: Context): Promise<number[]> =>
  viewer.kind === 'user' ? findFavouriteIds(app.db, viewer.userId) : [...(visit?.favouriteTourIds ?? [])]

const visitorOf = async ({ app, viewer }: Context) => {
  if (viewer.kind !== 'user') return null
  // noted beside the answer: nobody waits for it
  setActivity(app, viewer).catch((error: unknown) => app.logger.warn({ err: error }, 'activity was not noted'))
  const user = await app.db.user.findUnique({
    where: { id: viewer.userId },
    select: { firstName: true, lastName: true, email: true, avatar: { select: { upload: { select: { storageKey: true } } } } },
  })
  return {
    id: viewer.userId,
    name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? ''),
    isOrganizer: viewer.organizerIds.length > 0,
    ...(viewer.canViewCommission && { canViewCommission: true }),
    photo: user?.avatar?.upload ? photoUrl(user.avatar.upload.storageKey, 128) : null,
  }
}

/** Vite's middleware on the same port: hot reload of the client, modules transformed on demand. */
const developmentPages = async (server: FastifyInstance): Promise<PageBundle> => {
  const { createServer } = await import('vite')
  const vite = await createServer({ configFile: 'client/vite.config.ts', server: { middlewareMode: true, hmr: { server: server.server } } })
  server.addHook('onClose', () => vite.close())
  server.addHook('onRequest', (request, reply, done) => {
    if (/^\/(@|client\/|schema\/|node_modules\/)/.test(request.url)) vite.middlewares(request.raw, reply.raw, done)
    else done()
  })
  const load = () =>
    vite.ssrLoadModule('/client/entry.server.tsx') as Promise<{
      render(request: Request, options: PageOptions & { assets: 'development' }): ReturnType<PageRenderer>
      hasPage(path: string): boolean
    }>
  return {
    render: async (request, options) => (await load()).render(request, { ...options, assets: 'development' }),
    hasPage: async () => (await load()).hasPage,
  }
}
