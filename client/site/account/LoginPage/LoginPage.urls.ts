import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { returnParameter } from '#schema/rules/routes/returnPath.ts'

export type LogInWay = 'password' | 'code'

/** Address of the login; it comes back to a page of ours. */
export const loginPath = (locale: Locale, { returnTo, way }: { returnTo?: string | null | undefined; way?: LogInWay } = {}): string => {
  const query = new URLSearchParams({ ...(way === 'code' && { way }), ...(returnTo && { [returnParameter]: returnTo }) })
  const path = pagePath('login', locale)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The same of the registration. */
export const registerPath = (locale: Locale, { returnTo, way }: { returnTo?: string | null | undefined; way?: LogInWay } = {}): string => {
  const query = new URLSearchParams({ ...(way === 'code' && { way }), ...(returnTo && { [returnParameter]: returnTo }) })
  const path = pagePath('register', locale)
  return query.size > 0 ? `${path}?${query}` : path
}
