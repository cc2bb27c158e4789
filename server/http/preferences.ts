import type { FastifyInstance } from 'fastify'
import { isSelectableCurrency } from '#schema/codes/currencies.ts'
import { canonicalPath } from '#schema/rules/routes/matchPage.ts'
import { currencyCookie } from './requestFacts.ts'

const yearInSeconds = 365 * 86_400

/** POST /preferences: the currency switch as a plain form, so that it works without JavaScript. */
export const addPreferences = (server: FastifyInstance, isSecure: boolean): void => {
  server.post<{ Body: unknown }>('/preferences', async (request, reply) => {
    const form = typeof request.body === 'object' && request.body ? (request.body as Record<string, unknown>) : {}
    if (isSelectableCurrency(form.currency)) {
      reply.setCookie(currencyCookie, form.currency, { path: '/', maxAge: yearInSeconds, sameSite: 'lax', secure: isSecure })
    }
    return reply.code(303).header('location', ownPath(form.returnTo)).send()
  })
}

/** A path of this site and nothing else: the value comes from a form. */
const ownPath = (value: unknown): string => {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return '/'
  const at = new URL(value.replace(/^[/\\]+/, '/'), 'http://versta.invalid')
  if (at.host !== 'versta.invalid') return '/'
  return (canonicalPath(at.pathname) ?? at.pathname) + at.search
}
