import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale } from '#schema/codes/locales.ts'
import {
  favouriteCookie,
  favouriteCookieAge,
  readFavouriteCookie,
  toggleInFavouriteCookie,
} from '#schema/rules/favourites/favouriteCookie.ts'
import { favouritePath } from '#schema/rules/favourites/favouritePath.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { findUser } from '../core/viewer.ts'
import type { App } from '../compose.ts'
import { DomainError } from '../core/domainError.ts'
import { addFavourite, removeFavourite } from '../domains/accounts/actions/changeFavourites.ts'
import { findFavouriteIds } from '../domains/accounts/reads/findFavouriteIds.ts'
import { createContext } from './createContext.ts'
import { isSameOrigin } from './sameOrigin.ts'

/**
 * POST /favorites: a press of a heart. Who is logged in keeps the tour in the account, others in a cookie that the login adds
 * to the account. Leads back to the page, or answers JSON with the list to scripts.
 */
export const addFavourites = (server: FastifyInstance, app: App): void => {
  const isSecure = app.env.publicUrl.startsWith('https:')
  server.post<{ Body: unknown }>(favouritePath, async (request, reply) => {
    if (!isSameOrigin(app, request)) return reply.code(403).type('text/plain').send('This form came from another site')
    const form = typeof request.body === 'object' && request.body ? (request.body as Record<string, unknown>) : {}
    const isKept = form.add !== undefined
    const tourId = readId(String(form.add ?? form.remove ?? ''))
    const isForScript = request.headers.accept?.includes('application/json') ?? false
    const refuse = (status: number) => (isForScript ? reply.code(status).send({ favourites: [] }) : leadBack(request, reply))
    if (tourId === null) return refuse(422)
    const { viewer } = await createContext(app, request, reply, defaultLocale)
    const user = findUser(viewer)
    if (user) {
      try {
        await (isKept ? addFavourite(app.db, user, tourId) : removeFavourite(app.db, user, tourId))
      } catch (error) {
        if (error instanceof DomainError) return refuse(error.code === 'NOT_FOUND' ? 404 : 409)
        throw error
      }
      return isForScript ? { favourites: await findFavouriteIds(app.db, user.userId) } : leadBack(request, reply)
    }
    const kept = toggleInFavouriteCookie(request.cookies[favouriteCookie], tourId, isKept)
    if (kept)
      reply.setCookie(favouriteCookie, kept, { path: '/', maxAge: favouriteCookieAge, sameSite: 'lax', secure: isSecure, httpOnly: true })
    else reply.clearCookie(favouriteCookie, { path: '/' })
    return isForScript ? { favourites: readFavouriteCookie(kept) } : leadBack(request, reply)
  })
}

/** The page that the heart stands on. */
const leadBack = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { referer } = request.headers
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  const path = from?.host === request.host ? from.pathname + from.search : '/'
  // an address such as //elsewhere would be another site
  return reply
    .code(303)
    .header('location', path.replace(/^\/{2,}/, '/'))
    .send()
}
