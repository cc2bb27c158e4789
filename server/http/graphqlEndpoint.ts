import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { App } from '../compose.ts'
import { createApolloServer } from '../graphql/apolloServer.ts'
import type { Context } from '../graphql/context.ts'
import { createApiStartPage, createExplorerPage } from './apiPages.ts'
import { createContext } from './createContext.ts'
import { readRequestLocale } from './requestFacts.ts'

/** Headers that programs on other sites may send. */
const allowedHeaders = [
  'accept',
  'apollo-require-preflight',
  'authorization',
  'client-role',
  'content-type',
  'currency',
  'language',
  'localization',
]
/** Headers of an answer that their scripts may read. */
const exposedHeaders = ['retry-after']
/** Seconds that a browser remembers a preflight: more than any browser accepts. */
const preflightSeconds = 86_400

/**
 * Adds /graphql, the API, with a page that leads browsers to its explorers, and /graphiql, an
 * explorer that needs no internet. Programs on other sites call it with a bearer token: no cookie
 * crosses sites, because no answer allows credentials.
 */
export const addGraphql = async (server: FastifyInstance, app: App): Promise<void> => {
  const startPage = createApiStartPage(app.env.publicUrl)
  const apollo = createApolloServer(app.logger, startPage.html, [fastifyApolloDrainPlugin(server)])
  await apollo.start()
  await server.register(async (api) => {
    await api.register(fastifyCors, {
      origin: '*',
      methods: ['GET', 'POST'],
      allowedHeaders,
      exposedHeaders,
      maxAge: preflightSeconds,
    })
    api.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      if (String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header('content-security-policy', startPage.policy)
    })
    await api.register(fastifyApollo<Context>(apollo), {
      method: ['GET', 'POST'],
      context: (request, reply) => createContext(app, request, reply, readRequestLocale(request)),
    })
  })
  const explorer = createExplorerPage()
  server.get('/graphiql', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', explorer.policy)
      .send(explorer.html),
  )
}
