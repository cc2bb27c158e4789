import type { FastifyRequest } from 'fastify'
import type { App } from '../compose.ts'

/**
 * Returns whether a form or call comes from our own pages. A call without an `origin` header is
 * accepted unless the browser marks it as cross-site: it has no cookie to abuse. In production
 * (https) only the public URL counts: a proxy may pass on a forged X-Forwarded-Host.
 */
export const isSameOrigin = (app: App, request: FastifyRequest): boolean => {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
  // a sandboxed frame sends "null": foreign
  const own = new URL(app.env.publicUrl)
  return (
    origin === own.origin ||
    (own.protocol !== 'https:' && URL.canParse(origin) && new URL(origin).host === request.host)
  )
}
