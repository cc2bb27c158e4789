import type { FastifyRequest } from 'fastify'
import type { App } from '../compose.ts'

/**
 * Returns whether a form or a call comes from our own pages. A browser that names no origin and no other site is accepted: it has no
 * cookie to abuse.
 */
export const isSameOrigin = (app: App, request: FastifyRequest): boolean => {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
  // "null" is what a sandboxed frame sends: foreign
  return (
    origin === new URL(app.env.publicUrl).origin ||
    (URL.canParse(origin) && new URL(origin).host === request.host)
  )
}
