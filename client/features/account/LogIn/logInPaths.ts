import type { Locale } from '#schema/codes/locales.ts'
import { type LogInWay, mainLogInWay } from '#schema/codes/logInWays.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { returnParameter } from '#schema/rules/routes/returnPath.ts'

interface LogInLink {
  returnTo?: string | null | undefined
  way?: LogInWay
}

const linkTo =
  (page: 'login' | 'register') =>
  (locale: Locale, { returnTo, way }: LogInLink = {}): string => {
    const query = new URLSearchParams({
      ...(way && way !== mainLogInWay && { way }),
      ...(returnTo && { [returnParameter]: returnTo }),
    })
    const path = pagePath(page, locale)
    return query.size > 0 ? `${path}?${query}` : path
  }

/** Returns the address of the login, which returns to a page of ours. */
export const loginPath = linkTo('login')

/** Returns the same for the registration. */
export const registerPath = linkTo('register')
