import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeFacts } from '#schema/codes/locales.ts'
import { photoUrl } from '#schema/rules/accounts/profilePhoto.ts'
import { localeOfPath, matchPage } from '#schema/rules/routes/matchPage.ts'
import { isPrivatePage } from '#schema/rules/routes/privatePages.ts'
import { findUser, grantsOf, restrictToRole, userIdOf } from '../core/viewer.ts'
import { widgetOrigins } from '../adapters/captcha/widgetServices.ts'
import type { App } from '../compose.ts'
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable.ts'
import { setActivity } from '../domains/accounts/actions/updateProfile.ts'
import { findFavoriteIds } from '../domains/accounts/reads/findFavoriteIds.ts'
import type { Context } from '../graphql/context.ts'
import { executePage } from '../graphql/executePage.ts'
import { createContext } from './createContext.ts'
import type { LocaleChoice } from './localeChoice.ts'
import { redactUrl } from './redactUrl.ts'
import type { PageCall } from './pageCall.ts'
import { roleOfPage } from './requestFacts.ts'
import { pagePolicy } from './securityHeaders.ts'
import { savedCountryId } from './visit.ts'

/**
 * Renders a page with the client’s bundle and sends it. Without a database it still renders a page,
 * which says so.
 */
export const renderPage = async (
  { app, renderer, build, request, reply, path }: PageCall,
  choice: LocaleChoice,
): Promise<FastifyReply> => {
  const locale = localeOfPath(path)
  const nonce = randomBytes(16).toString('base64')
  const context = await createContext(app, request, reply, locale).catch(() => null)
  const visitor = context ? await visitorOf(context) : null
  const calling = context && {
    ...context,
    viewer: restrictToRole(context.viewer, roleOfPage(request.url, visitor)),
  }
  const ended = new AbortController()
  reply.raw.once('close', () => ended.abort())
  const page = await renderer(webRequest(app, request, ended.signal), {
    locale,
    currency: context?.currency ?? localeFacts[locale].currency,
    visitor,
    favorites: context ? await favoritesOf(context) : [],
    nonce,
    hasDevelopmentPages: app.env.hasDevelopmentPages,
    build,
    suggestedLocale: choice.suggested ?? undefined,
    countryId: savedCountryId(request) ?? undefined,
    report: (error) => logFailure(request, error),
    execute: (operation) =>
      calling ? executePage(operation, calling) : Promise.reject(unavailable()),
  })
  reply
    .code(page.status)
    .header('content-security-policy', policyOf(app, nonce))
    .header('cache-control', isPrivate(path) ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'cookie, accept-language')
  page.headers.forEach((value, name) => void reply.header(name, value))
  return reply.send(page.body)
}

const isPrivate = (path: string): boolean => {
  const page = matchPage(path)?.page
  return page !== undefined && isPrivatePage(page)
}

const policyOf = (app: App, nonce: string): string =>
  pagePolicy({
    nonce,
    isDevelopment: app.env.mode === 'development',
    tilesUrl: app.env.mapTiles?.url,
    paysElsewhere: app.payments.sandbox === null,
    logInUrl: app.env.messaging.vkId?.baseUrl,
    captchaOrigins: app.env.captcha ? widgetOrigins[app.env.captcha.provider] : undefined,
  })

const logFailure = (request: FastifyRequest, error: unknown): void =>
  isDatabaseUnavailable(error) ||
  (error instanceof Error && 'code' in error && error.code === 'UNAVAILABLE')
    ? request.log.warn(
        { url: redactUrl(request.url) },
        'a page could not be rendered: the database is unavailable',
      )
    : request.log.error({ err: error, url: redactUrl(request.url) }, 'a page could not be rendered')

const unavailable = () =>
  Object.assign(new Error('The database is unavailable'), { extensions: { code: 'UNAVAILABLE' } })

const webRequest = (app: App, request: FastifyRequest, signal: AbortSignal): Request => {
  const url = new URL(request.url, app.env.publicUrl)
  if (request.method !== 'POST') return new Request(url, { signal })
  const form =
    typeof request.body === 'object' && request.body
      ? Object.entries(request.body as Record<string, unknown>).map(([name, value]) => [
          name,
          String(value),
        ])
      : []
  return new Request(url, { method: 'POST', body: new URLSearchParams(form), signal })
}

const favoritesOf = async ({ app, viewer, visit }: Context): Promise<number[]> => {
  const userId = userIdOf(viewer)
  return userId === null ? [...(visit?.favoriteTourIds ?? [])] : findFavoriteIds(app.db, userId)
}

const visitorOf = async ({ app, viewer }: Context) => {
  const person = findUser(viewer)
  if (!person) return null
  // not awaited: the answer doesn't depend on it
  setActivity(app, person).catch((error: unknown) =>
    app.logger.warn({ err: error }, 'activity was not recorded'),
  )
  const user = await app.db.user.findUnique({
    where: { id: person.userId },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      avatar: { select: { upload: { select: { storageKey: true } } } },
    },
  })
  return {
    id: person.userId,
    name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? ''),
    isOrganizer: grantsOf(viewer).has('organizer'),
    ...(grantsOf(viewer).has('commission') && { canViewCommission: true }),
    photo: user?.avatar?.upload ? photoUrl(user.avatar.upload.storageKey, 128) : null,
  }
}
