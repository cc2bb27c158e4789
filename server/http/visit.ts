import type { FastifyReply, FastifyRequest } from 'fastify'
import { favoriteCookie, parseFavoriteCookie } from '#schema/rules/favorites/favoriteCookie.ts'
import {
  selectionTokenAge,
  selectionTokenName,
  takeSelectionToken,
} from '#schema/rules/routes/selectionToken.ts'
import type { Visit } from '../graphql/context.ts'

/** Campaign marks read from a URL (specification section 2). */
export const utmFields = ['source', 'campaign', 'content'] as const

const utmCookie = (field: (typeof utmFields)[number]): string => `utm_${field}`
const countryCookie = 'country'

const dayInSeconds = 86_400
const utmAge = 3 * dayInSeconds
const countryAge = 15_552_000
const maxMarkLength = 120

const tidy = (text: string | null | undefined): string =>
  (text ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxMarkLength)

const cookieOptions = (isSecure: boolean, maxAge: number) =>
  ({ path: '/', maxAge, sameSite: 'lax', secure: isSecure }) as const

/** Stores the campaign marks of a URL; they replace all marks of an earlier campaign. */
export const saveUtm = (query: URLSearchParams, reply: FastifyReply, isSecure: boolean): void => {
  const marks = utmFields.map(
    (field) => [utmCookie(field), tidy(query.get(utmCookie(field)))] as const,
  )
  if (marks.every(([, mark]) => !mark)) return
  for (const [name, mark] of marks) {
    if (mark) reply.setCookie(name, mark, { ...cookieOptions(isSecure, utmAge), httpOnly: true })
    else reply.clearCookie(name, { path: '/' })
  }
}

/**
 * Moves the one-time token from a URL to a cookie.
 * @returns the query without it, or null where it had none
 */
export const keepSelectionToken = (
  query: URLSearchParams,
  reply: FastifyReply,
  isSecure: boolean,
): URLSearchParams | null => {
  const taken = takeSelectionToken(query)
  if (taken?.token)
    reply.setCookie(selectionTokenName, taken.token, cookieOptions(isSecure, selectionTokenAge))
  return taken?.rest ?? null
}

/** Returns the id of the visitor's country, where an earlier answer stored it; else null. */
export const savedCountryId = (request: FastifyRequest): number | null => {
  const id = request.cookies[countryCookie]
  return id && /^[1-9]\d{0,3}$/.test(id) ? Number(id) : null
}

/** Returns the data of the visit that the browser keeps. */
export const visitOf = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Visit => {
  const marks = utmFields.flatMap((field) => {
    const mark = tidy(request.cookies[utmCookie(field)])
    return mark ? [[field, mark] as const] : []
  })
  return {
    utm: marks.length > 0 ? Object.fromEntries(marks) : null,
    keepCountry: (id) => {
      if (savedCountryId(request) !== id)
        reply.setCookie(countryCookie, String(id), cookieOptions(isSecure, countryAge))
    },
    favoriteTourIds: parseFavoriteCookie(request.cookies[favoriteCookie]),
    forgetFavorites: () => void reply.clearCookie(favoriteCookie, { path: '/' }),
  }
}
