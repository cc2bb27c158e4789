import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Currency, fromWireCurrency, isSelectableCurrency } from '#schema/codes/currencies.ts'
import { defaultLocale, isLocale, localeFacts } from '#schema/codes/locales.ts'
import { canonicalPath, localeOfPath } from '#schema/rules/routes/matchPage.ts'
import type { App } from '../compose.ts'
import { userIdOf } from '../core/viewer.ts'
import { createContext } from './createContext.ts'
import { localeCookieOptions } from './localeChoice.ts'
import { isSameOrigin } from './sameOrigin.ts'
import { currencyCookie, localeCookie } from './requestFacts.ts'

const yearInSeconds = 365 * 86_400

/**
 * Adds POST /preferences: a plain form for currency and language, which works without JavaScript.
 * Choosing the default currency of the language clears the cookie. For a logged-in person the
 * currency is also stored in the profile.
 */
export const addPreferences = (server: FastifyInstance, app: App): void => {
  const isSecure = app.env.publicUrl.startsWith('https:')
  server.post<{ Body: unknown }>('/preferences', async (request, reply) => {
    if (!isSameOrigin(app, request))
      return reply.code(403).type('text/plain').send('This form was sent from another site')
    const form =
      typeof request.body === 'object' && request.body
        ? (request.body as Record<string, unknown>)
        : {}
    const returnTo = ownPath(form.returnTo)
    const pageLocale = localeOfPath(returnTo.split('?', 1)[0] ?? '/')
    const currency =
      typeof form.currency === 'string' ? fromWireCurrency(form.currency.toUpperCase()) : null
    if (isSelectableCurrency(currency)) {
      if (currency === localeFacts[pageLocale].currency)
        reply.clearCookie(currencyCookie, { path: '/' })
      else
        reply.setCookie(currencyCookie, currency, {
          path: '/',
          maxAge: yearInSeconds,
          sameSite: 'lax',
          secure: isSecure,
        })
      // the cookie keeps the choice even when the profile update fails
      await keepInProfile(app, request, reply, currency).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a currency was not saved in the profile'),
      )
    }
    if (isLocale(form.locale))
      reply.setCookie(localeCookie, form.locale, localeCookieOptions(isSecure))
    return reply.code(303).header('location', returnTo).send()
  })
}

const keepInProfile = async (
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  currency: Currency,
): Promise<void> => {
  const { viewer } = await createContext(app, request, reply, defaultLocale)
  const id = userIdOf(viewer)
  if (id !== null) await app.db.user.update({ where: { id }, data: { currency } })
}

/** Returns a path of this site, whatever the form sent; `/` for other values. */
const ownPath = (value: unknown): string => {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return '/'
  const at = new URL(value.replace(/^[/\\]+/, '/'), 'http://versta.invalid')
  if (at.host !== 'versta.invalid') return '/'
  return (canonicalPath(at.pathname) ?? at.pathname) + at.search
}
