import { localeFacts } from '#schema/codes/locales.ts'
import { clientRoleOf } from '#schema/rules/routes/clientRole.ts'
import type { SiteFacts } from '../routing/site.ts'

/** Language, currency and visitor of the page: fixed for the life of the document. */
export type CallFacts = Pick<SiteFacts, 'locale' | 'currency' | 'visitor'>

/**
 * Returns what every call tells the API: language, localization (its old number), currency, and the client's role, which follows
 * from the address that the call is made from. HTTP sends it as headers; a WebSocket sends the same as its `connection_init`.
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
