import type { FastifyReply, FastifyRequest } from 'fastify'
import { canonicalPath } from '#schema/rules/routes/matchPage.ts'
import { misplacedPath } from '#schema/rules/routes/misplacedPath.ts'
import type { App } from '../compose.ts'
import { findAreaStartPage } from './frontDoors.ts'
import { type LocaleChoice, localeCookieOptions, readLocaleChoice } from './localeChoice.ts'
import type { PageCall, PageService } from './pageCall.ts'
import { renderPage } from './renderPage.ts'
import { localeCookie } from './requestFacts.ts'
import { isSameOrigin } from './sameOrigin.ts'
import { keepSelectionToken, saveUtm } from './visit.ts'

/**
 * Answers a request for a page. Each step answers it or passes it on. The order matters: a redirect
 * must neither lose nor repeat what a later step stores in cookies.
 */
export const answerPage = async (
  service: PageService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [path = '/', query] = request.url.split(/\?(.*)/s)
  const call: PageCall = { ...service, request, reply, path, query }
  const early = redirectCanonical(call) ?? redirectFrontDoor(call) ?? refuseForeignForm(call)
  if (early) return early
  const choice = chooseLocale(call)
  return keepCampaign(call) ?? redirectLocale(call, choice) ?? renderPage(call, choice)
}

/**
 * Redirects permanently from another spelling of a page's path, or one with the words of another
 * language, to its canonical one.
 */
const redirectCanonical = ({ request, reply, path, query }: PageCall): FastifyReply | null => {
  const canonical = misplacedPath(canonicalPath(path) ?? path) ?? canonicalPath(path)
  if (!canonical || request.method !== 'GET') return null
  return reply
    .code(301)
    .header('location', query ? `${canonical}?${query}` : canonical)
    .send()
}

/** Redirects from the root of an area, such as /crm, to its first page. */
const redirectFrontDoor = ({ request, reply, path }: PageCall): FastifyReply | null => {
  const first = findAreaStartPage(path)
  return first && request.method === 'GET' ? redirect(reply, first) : null
}

const refuseForeignForm = ({ app, request, reply }: PageCall): FastifyReply | null =>
  request.method === 'POST' && !isSameOrigin(app, request)
    ? reply.code(403).type('text/plain').send('This form was sent from another site')
    : null

/** Stores the language that the visitor has just switched to. */
const chooseLocale = ({ app, request, reply }: PageCall): LocaleChoice => {
  const choice = readLocaleChoice(request)
  if (choice.chosen)
    reply.setCookie(localeCookie, choice.chosen, localeCookieOptions(isSecure(app)))
  return choice
}

/**
 * Stores campaign marks, and the one-time token of a selection, which a redirect removes from the
 * URL.
 */
const keepCampaign = ({ app, request, reply, path, query }: PageCall): FastifyReply | null => {
  if (!query || request.method !== 'GET') return null
  const params = new URLSearchParams(query)
  saveUtm(params, reply, isSecure(app))
  const rest = keepSelectionToken(params, reply, isSecure(app))
  return rest && redirect(reply, rest.size > 0 ? `${path}?${rest}` : path)
}

const redirectLocale = ({ reply }: PageCall, choice: LocaleChoice): FastifyReply | null =>
  choice.redirect === null
    ? null
    : redirect(reply.header('vary', 'accept-language, cookie'), choice.redirect)

/** Redirects only this visitor, only this time. */
const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.code(302).header('cache-control', 'private, no-store').header('location', to).send()

const isSecure = (app: App): boolean => app.env.publicUrl.startsWith('https:')
