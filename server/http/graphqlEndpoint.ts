import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyInstance } from 'fastify'
import type { App } from '../compose.ts'
import { createApolloServer } from '../graphql/apolloServer.ts'
import type { Context } from '../graphql/context.ts'
import { createContext } from './createContext.ts'
import { readRequestLocale } from './requestFacts.ts'

const starterQuery = `# Versta's public API. Try it: the tours with departures this summer, cheapest first.
{
  searchTours(filter: { sort: PRICE }) {
    totalCount
    tours { id title days price { amountMinor currency } }
  }
}
`

/**
 * Adds /graphql, the API (Apollo Sandbox in a browser), and /graphiql, an explorer that needs no
 * internet.
 */
export const addGraphql = async (server: FastifyInstance, app: App): Promise<void> => {
  const apollo = createApolloServer(app.logger, [fastifyApolloDrainPlugin(server)])
  await apollo.start()
  await server.register(fastifyApollo<Context>(apollo), {
    context: (request, reply) => createContext(app, request, reply, readRequestLocale(request)),
  })
  const page = renderGraphiQL({
    title: 'Versta GraphQL',
    endpoint: '/graphql',
    defaultQuery: starterQuery,
  })
  server.get('/graphiql', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  )
}
