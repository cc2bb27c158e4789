import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale, localeFacts } from '#schema/codes/locales.ts'
import { preferredLocale } from '#schema/rules/locales/preferredLocale.ts'
import { localeOfPath } from '#schema/rules/routes/matchPage.ts'
import { localeCookie } from './requestFacts.ts'

export const localeCookieOptions = (isSecure: boolean) =>
  ({ path: '/', maxAge: 365 * 86_400, sameSite: 'lax', secure: isSecure }) as const

export interface LocaleChoice {
  /** Home page in the visitor's language, where the visitor opened the bare domain; else null. */
  redirect: string | null
  /** Language to which the visitor has just switched, to be stored; else null. */
  chosen: Locale | null
  /** Language that the visitor prefers to the page's; else null. */
  suggested: Locale | null
}

/** Programs that read pages for others: they get every URL in its own language. */
const robots =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|lighthouse|headless|curl|wget|python|monitor/i

/** Returns the path of our page that led here; else null. */
const cameFrom = (request: FastifyRequest): string | null => {
  const { referer } = request.headers
  if (!referer || !URL.canParse(referer)) return null
  const { host, pathname } = new URL(referer)
  return host === request.host ? pathname : null
}

/**
 * Returns how to handle the language of a page (docs/decisions/0011): a URL is always answered in
 * its own language. Only the bare home page, opened from outside by a visitor who prefers another
 * language, redirects to that language.
 */
export const readLocaleChoice = (request: FastifyRequest): LocaleChoice => {
  const [path = '/', query] = request.url.split(/\?(.*)/s)
  const locale = localeOfPath(path)
  const from = cameFrom(request)
  const isRobot = robots.test(request.headers['user-agent'] ?? '')
  // only the language switch links from one language to another
  const chosen = !isRobot && from !== null && localeOfPath(from) !== locale ? locale : null
  const cookie = request.cookies[localeCookie]
  const preferred = isRobot
    ? null
    : (chosen ?? preferredLocale(cookie, request.headers['accept-language']))
  const suggested = preferred === locale ? null : preferred
  const isFromHere = from !== null || request.headers['sec-fetch-site'] === 'same-origin'
  const leadsOn = suggested !== null && request.method === 'GET' && path === '/' && !isFromHere
  return {
    redirect:
      leadsOn && isLocale(suggested)
        ? localeFacts[suggested].pathPrefix + (query ? `?${query}` : '')
        : null,
    chosen,
    suggested,
  }
}
