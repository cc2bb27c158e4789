/**
 * Control of the GraphQL benchmark: bare graphql-js behind node:http with a document cache, on the
 * same schema and data.
 */
import { createServer } from 'node:http'
import { type DocumentNode, execute, parse, validate } from 'graphql'
import { createApp } from '../compose.ts'
import { systemClock } from '../core/clock.ts'
import { createLogger } from '../core/logger.ts'
import { visitor } from '../core/viewer.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { readEnv } from '../env.ts'
import type { Context } from '../graphql/context.ts'
import { schema } from '../graphql/schema.ts'

const env = readEnv(process.env)
const database = await openDatabase(env)
const app = await createApp({
  env,
  databaseUrl: database.url,
  clock: systemClock,
  logger: createLogger('warn'),
})
const documents = new Map<string, DocumentNode>()

const documentOf = (query: string): DocumentNode => {
  const known = documents.get(query)
  if (known) return known
  const document = parse(query)
  const [error] = validate(schema, document)
  if (error) throw error
  documents.set(query, document)
  return document
}

const server = createServer((request, response) => {
  if (request.url === '/health') return void response.end('ok')
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    body += chunk
  })
  request.on('end', async () => {
    const { query, variables } = JSON.parse(body) as {
      query: string
      variables: Record<string, unknown>
    }
    const contextValue: Context = {
      app,
      viewer: visitor,
      locale: 'en',
      currency: 'USD',
      requestId: 'bench',
      client: { ip: '', userAgent: '' },
      cookies: { setSession: () => undefined, clearSession: () => undefined },
    }
    const result = await execute({
      schema,
      document: documentOf(query),
      variableValues: variables,
      contextValue,
    })
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result))
  })
})
server.listen(env.port, '127.0.0.1')
process.on('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
