import { localeFacts } from '#schema/codes/locales.ts'
import { clientRoleOf } from '#schema/rules/routes/clientRole.ts'
import type { SiteFacts } from '../routing/site.ts'

/** Language, currency and visitor of the page: fixed for the life of the document. */
export type CallFacts = Pick<SiteFacts, 'locale' | 'currency' | 'visitor'>

/**
 * Returns the context of every call to the API: language, localization (its legacy number),
 * currency and the client's role, which the page's address determines. Sent as HTTP headers, or as
 * `connection_init` of a WebSocket.
 */
export const callHeaders = (
  { locale, currency, visitor }: CallFacts,
  address: { pathname: string; search: string },
) => ({
  language: localeFacts[locale].code,
  localization: String(localeFacts[locale].localizationId),
  currency,
  'client-role': clientRoleOf(address, visitor),
})
