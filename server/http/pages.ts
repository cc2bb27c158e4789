import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../compose.ts'
import { answerPage } from './answerPage.ts'
import {
  buildId,
  distFolder,
  loadBuiltPages,
  type PageBundle,
  type PageOptions,
  type PageRenderer,
} from './pageRenderer.ts'

/**
 * Adds all pages, rendered by the client's bundle, which it returns. Answers every path without
 * another endpoint.
 */
export const addPages = async (server: FastifyInstance, app: App): Promise<PageBundle> => {
  const bundle =
    app.env.mode === 'development' ? await developmentPages(server) : await loadBuiltPages()
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
  // open windows poll this; after a new build they load the next page in full
  server.get('/latest-build.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ build: build ?? null }),
  )
  const handle = (request: FastifyRequest, reply: FastifyReply) =>
    answerPage({ app, renderer: bundle.render, build }, request, reply)
  server.get('/*', handle)
  server.post('/*', handle)
  return bundle
}

/**
 * Adds files that must be at the root under their own names, such as the icon and the picture of
 * shared links.
 */
const addPublicFiles = async (server: FastifyInstance, app: App): Promise<void> => {
  const folder =
    app.env.mode === 'development'
      ? join(distFolder, '../client/public')
      : join(distFolder, 'client')
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) ? [entry.name] : [],
  )
  await server.register(fastifyStatic, { root: folder, serve: false, maxAge: '1d' })
  for (const name of names) server.get(`/${name}`, (_request, reply) => reply.sendFile(name))
}

/**
 * Adds Vite's middleware on the same port: hot reload of the client, modules transformed on demand.
 */
const developmentPages = async (server: FastifyInstance): Promise<PageBundle> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: 'client/vite.config.ts',
    server: { middlewareMode: true, hmr: { server: server.server } },
  })
  server.addHook('onClose', () => vite.close())
  server.addHook('onRequest', (request, reply, done) => {
    if (/^\/(@|client\/|schema\/|node_modules\/)/.test(request.url))
      vite.middlewares(request.raw, reply.raw, done)
    else done()
  })
  const load = () =>
    vite.ssrLoadModule('/client/entry.server.tsx') as Promise<{
      render(
        request: Request,
        options: PageOptions & { assets: 'development' },
      ): ReturnType<PageRenderer>
      hasPage(path: string): boolean
    }>
  return {
    render: async (request, options) =>
      (await load()).render(request, { ...options, assets: 'development' }),
    hasPage: async () => (await load()).hasPage,
  }
}
