import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#schema/codes/locales.ts'
import type { App } from '../compose.ts'
import type { Context } from '../graphql/context.ts'
import { markAdmin } from './adminMark.ts'
import { currencyOf, readRequestRole } from './requestFacts.ts'
import { viewerOf } from './viewerOf.ts'
import { visitOf } from './visit.ts'

/**
 * Returns the name of a cookie. The `__Host-` prefix binds it to this host, but browsers accept it
 * over https only.
 */
const cookieName = (app: App, name: string): string =>
  app.env.publicUrl.startsWith('https:') ? `__Host-${name}` : name

/** Creates the context of a request, for both GraphQL over HTTP and pages. */
export const createContext = async (
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
): Promise<Context> => {
  const name = cookieName(app, 'sid')
  const redirectName = cookieName(app, 'redirect')
  const attributes = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: app.env.publicUrl.startsWith('https:'),
  } as const
  const bearer = bearerOf(request)
  const token = bearer ?? request.cookies[name]
  const viewer = await viewerOf(app, { token, role: readRequestRole(request) })
  if (bearer === undefined) markAdmin(request, reply, viewer, attributes.secure)
  return {
    app,
    locale,
    viewer,
    token,
    currency: currencyOf(request, locale, viewer),
    requestId: request.id,
    client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    cookies: {
      setSession: (token, expires) => void reply.setCookie(name, token, { ...attributes, expires }),
      clearSession: () => void reply.clearCookie(name, attributes),
    },
    redirectLogIn: {
      kept: request.cookies[redirectName] ?? null,
      keep: (sealed, expires) =>
        void reply.setCookie(redirectName, sealed, { ...attributes, expires }),
      forget: () =>
        void (request.cookies[redirectName] && reply.clearCookie(redirectName, attributes)),
    },
    visit: visitOf(request, reply, attributes.secure),
  }
}

/** Returns the bearer token of callers that are not browsers; it takes precedence over a cookie. */
const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
