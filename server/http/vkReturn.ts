import type { FastifyInstance } from 'fastify'
import { defaultLocale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { returnParameter } from '#schema/rules/routes/returnPath.ts'
import type { App } from '../compose.ts'
import { DomainError } from '../core/domainError.ts'
import { InvalidCodeError } from '../domains/accounts/accounts.errors.ts'
import { readLoginAttempt } from '../domains/accounts/actions/redirectLogIn.ts'
import { returnFromVk } from '../domains/accounts/graphql/redirect.mutations.ts'
import { vkIdReturnPath } from '../env/messaging.ts'
import { createContext } from './createContext.ts'

/**
 * Adds GET /auth/vk, to which VK ID redirects people. Logs in and returns to the starting page, or
 * to the login with the reason for the failure. Needs no script.
 */
export const addVkReturn = (server: FastifyInstance, app: App): void => {
  if (!app.vkId) return
  server.get<{ Querystring: Record<string, unknown> }>(vkIdReturnPath, async (request, reply) => {
    const given = (name: string): string => {
      const value = request.query[name]
      return typeof value === 'string' ? value : ''
    }
    const context = await createContext(app, request, reply, defaultLocale)
    const begun = readLoginAttempt(app, context.redirectLogIn?.kept ?? null)
    const locale = begun?.locale ?? defaultLocale
    const toLogin = (
      refused: 'declined' | 'vk' | 'away' | 'wait',
      seconds: number | null = null,
    ): string => {
      const query = new URLSearchParams({
        refused,
        ...(seconds && { seconds: String(seconds) }),
        ...(begun?.returnTo && { [returnParameter]: begun.returnTo }),
      })
      return `${pagePath('login', locale)}?${query}`
    }
    const goOn = async (): Promise<string> => {
      if (given('error') || !given('code')) {
        context.redirectLogIn?.forget()
        return toLogin('declined')
      }
      try {
        return await returnFromVk(
          { ...context, locale },
          { code: given('code'), state: given('state'), deviceId: given('device_id') },
        )
      } catch (error) {
        if (error instanceof InvalidCodeError) return toLogin('vk')
        if (!(error instanceof DomainError)) throw error
        request.log.warn({ err: error }, 'a login by VK ID failed')
        return error.code === 'RATE_LIMITED' ? toLogin('wait', error.retryAfter) : toLogin('away')
      }
    }
    // the URL contains the code: don't cache it or send it as a referrer
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('location', await goOn())
      .send()
  })
}
