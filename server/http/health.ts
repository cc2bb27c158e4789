import type { FastifyInstance } from 'fastify'
import type { App } from '../compose.ts'

/** Adds GET /health for proxies and people: 200 when this process can answer visitors, else 503. */
export const addHealth = (server: FastifyInstance, app: App): void => {
  server.get('/health', { logLevel: 'silent' }, async (_request, reply) => {
    const hasDatabase = await app.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
    reply.code(hasDatabase ? 200 : 503).header('cache-control', 'no-store')
    return {
      status: hasDatabase ? 'ok' : 'unavailable',
      database: hasDatabase,
      catalogueVersion: app.search.version,
    }
  })
}
