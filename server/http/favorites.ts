import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale } from '#schema/codes/locales.ts'
import {
  favoriteCookie,
  favoriteCookieMaxAge,
  parseFavoriteCookie,
  toggleInFavoriteCookie,
} from '#schema/rules/favorites/favoriteCookie.ts'
import { favoritePath } from '#schema/rules/favorites/favoritePath.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { findUser } from '../core/viewer.ts'
import type { App } from '../compose.ts'
import { DomainError } from '../core/domainError.ts'
import { addFavorite, removeFavorite } from '../domains/accounts/actions/changeFavorites.ts'
import { findFavoriteIds } from '../domains/accounts/reads/findFavoriteIds.ts'
import { createContext } from './createContext.ts'
import { isSameOrigin } from './sameOrigin.ts'

/**
 * Adds POST /favorites, the form of the heart button. Saves the tour in the account of a logged-in
 * person, else in a cookie that the login adds to the account. Redirects back to the page, or
 * returns the list as JSON to scripts.
 */
export const addFavorites = (server: FastifyInstance, app: App): void => {
  const isSecure = app.env.publicUrl.startsWith('https:')
  server.post<{ Body: unknown }>(favoritePath, async (request, reply) => {
    if (!isSameOrigin(app, request))
      return reply.code(403).type('text/plain').send('This form was sent from another site')
    const form =
      typeof request.body === 'object' && request.body
        ? (request.body as Record<string, unknown>)
        : {}
    const isKept = form.add !== undefined
    const tourId = readId(String(form.add ?? form.remove ?? ''))
    const isForScript = request.headers.accept?.includes('application/json') ?? false
    const refuse = (status: number) =>
      isForScript ? reply.code(status).send({ favorites: [] }) : leadBack(request, reply)
    if (tourId === null) return refuse(422)
    const { viewer } = await createContext(app, request, reply, defaultLocale)
    const user = findUser(viewer)
    if (user) {
      try {
        await (isKept ? addFavorite(app.db, user, tourId) : removeFavorite(app.db, user, tourId))
      } catch (error) {
        if (error instanceof DomainError) return refuse(error.code === 'NOT_FOUND' ? 404 : 409)
        throw error
      }
      return isForScript
        ? { favorites: await findFavoriteIds(app.db, user.userId) }
        : leadBack(request, reply)
    }
    const kept = toggleInFavoriteCookie(request.cookies[favoriteCookie], tourId, isKept)
    if (kept)
      reply.setCookie(favoriteCookie, kept, {
        path: '/',
        maxAge: favoriteCookieMaxAge,
        sameSite: 'lax',
        secure: isSecure,
        httpOnly: true,
      })
    else reply.clearCookie(favoriteCookie, { path: '/' })
    return isForScript ? { favorites: parseFavoriteCookie(kept) } : leadBack(request, reply)
  })
}

/** Redirects to the page with the heart. */
const leadBack = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { referer } = request.headers
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  const path = from?.host === request.host ? from.pathname + from.search : '/'
  // a path such as //elsewhere would lead to another site
  return reply
    .code(303)
    .header('location', path.replace(/^\/{2,}/, '/'))
    .send()
}
