import type { FastifyRequest } from 'fastify'
import { type Currency, fromWireCurrency, isSelectableCurrency } from '#schema/codes/currencies.ts'
import { isLocale, type Locale, localeFacts, locales } from '#schema/codes/locales.ts'
import { type ClientRole, clientRoleOf, clientRoles } from '#schema/rules/routes/clientRole.ts'
import { findUser, type Viewer, visitor } from '../core/viewer.ts'

export const currencyCookie = 'currency'
export const localeCookie = 'locale'

/**
 * Returns the language of an API call: header `language` (en, en-US, de), else `localization` (3,
 * 4), else the cookie, else English.
 */
export const readRequestLocale = (request: FastifyRequest): Locale => {
  const header = first(request.headers.language)?.slice(0, 2).toLowerCase()
  if (isLocale(header)) return header
  const localization = Number(first(request.headers.localization))
  const byId = locales.find((locale) => localeFacts[locale].localizationId === localization)
  if (byId) return byId
  const cookie = request.cookies[localeCookie]
  return isLocale(cookie) ? cookie : 'en'
}

/**
 * Returns the currency of prices: header `currency`, else the cookie, else the profile's, else the
 * language's own. Ignores unknown codes.
 */
export const currencyOf = (
  request: FastifyRequest,
  locale: Locale,
  viewer: Viewer = visitor,
): Currency => {
  const ofProfile = findUser(viewer)?.currency
  for (const code of [
    first(request.headers.currency),
    request.cookies[currencyCookie],
    ofProfile,
  ]) {
    const currency = fromWireCurrency(code?.toUpperCase() ?? '')
    if (isSelectableCurrency(currency)) return currency
  }
  return localeFacts[locale].currency
}

/**
 * Returns the role of a call from the header `client-role`; null where it is missing or unknown.
 */
export const readRequestRole = (request: FastifyRequest): ClientRole | null => {
  const said = first(request.headers['client-role'])?.trim().toLowerCase()
  return clientRoles.find((role) => role === said) ?? null
}

/** Returns the role in which a rendered page calls the API, the same as in the browser. */
export const roleOfPage = (
  url: string,
  visitor: { canViewCommission?: boolean } | null,
): ClientRole => {
  const [pathname = '/', search = ''] = url.split(/\?(.*)/s)
  return clientRoleOf({ pathname, search }, visitor)
}

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value
