import type { Locale } from '#schema/codes/locales.ts'
import { localeFacts } from '#schema/codes/locales.ts'

/**
 * Paths of all pages in each language (specification section 2), without the language prefix and
 * the leading slash. `:name` stands for one segment, `:name?` for an optional last one. The client
 * router, the server's redirects and the sitemap use them.
 */
export const pagePaths = {
  home: { en: '', de: '' },
  forAgencies: { en: 'for-agencies', de: 'fur-agenturen' },
  visa: { en: 'visa', de: 'visum' },
  about: { en: 'about', de: 'uber-die-firma' },
  giftCards: { en: 'gift-cards', de: 'geschenkkarten' },
  certificates: { en: 'certificates', de: 'zertifikate' },
  contacts: { en: 'contacts', de: 'kontakt' },
  meet: { en: 'meet', de: 'meet' },
  tourOrder: { en: 'tour/:id/order', de: 'tour/:id/order' },
  /** `id` is the request's uuid: anyone with the link may edit the travelers. */
  addTourists: { en: 'order/:id/add-tourists', de: 'order/:id/add-tourists' },
  request: { en: 'order/:uuid', de: 'order/:uuid' },
  requestPay: { en: 'order/:uuid/pay', de: 'order/:uuid/pay' },
  /** Shows a QR code that opens the payment page on a phone. */
  requestQr: { en: 'order/:uuid/pay/qr', de: 'order/:uuid/pay/qr' },
  /** Ends in `?reason=`, one of `bookingFailures`. */
  bookingError: { en: 'order/:uuid/error', de: 'order/:uuid/error' },
  bookingSuccess: { en: 'order/:uuid/success', de: 'order/:uuid/success' },
  individualTour: { en: 'order/:uuid/individual-tour', de: 'order/:uuid/individual-tour' },
  /** One traveler's own row: the link permits nothing else. */
  traveler: { en: 'traveler/:token', de: 'reisende/:token' },
  arrival: { en: 'arrival/:uuid', de: 'arrival/:uuid' },
  /** Opened by the voucher's QR code, to check the voucher. */
  voucher: { en: 'v/:code', de: 'v/:code' },
  agreement: { en: 'agreement/:version?', de: 'vereinbarung/:version?' },
  privacy: { en: 'privacy/:version?', de: 'datenschutzrichtlinie/:version?' },
  cookies: { en: 'cookies/:version?', de: 'cookie-richtlinie/:version?' },
  destinations: { en: 'destinations', de: 'reiseziele' },
  faq: { en: 'faq', de: 'fragen-und-antworten' },
  press: { en: 'press', de: 'presse' },
  blog: { en: 'blog/:slug?', de: 'reiseblog/:slug?' },
  reviews: { en: 'reviews/:region?', de: 'kundenbewertungen/:region?' },
  /** Ends in `-number`. */
  organizer: { en: 'organizers/:slug', de: 'veranstalter/:slug' },
  login: { en: 'login', de: 'anmelden' },
  register: { en: 'register', de: 'registrieren' },
  /** Requests the link for a new password, which leads to `resetPassword` with `?token=`. */
  recoverPassword: { en: 'forgot-password', de: 'passwort-vergessen' },
  resetPassword: { en: 'new-password', de: 'neues-passwort' },
  account: { en: 'account', de: 'konto' },
  accountProfile: { en: 'account/profile', de: 'konto/profil' },
  accountSecurity: { en: 'account/security', de: 'konto/sicherheit' },
  accountFavorites: { en: 'account/favorites', de: 'konto/merkliste' },
  /** For developers; available only where the server allows it. */
  kit: { en: 'development/kit', de: 'development/kit' },
  /** Messages that would have been sent; for developers, as above. */
  outbox: { en: 'development/outbox', de: 'development/outbox' },
  crmLogin: { en: 'crm/login', de: 'crm/login' },
  crmRequests: { en: 'crm/requests', de: 'crm/requests' },
  crmReviews: { en: 'crm/reviews', de: 'crm/reviews' },
  crmRequest: { en: 'crm/requests/:id', de: 'crm/requests/:id' },
  /** Offers made to single customers; the form for a new one with `?tour=`. */
  crmIndividualTours: { en: 'crm/individual-tours', de: 'crm/individual-tours' },
  /** A month's statement, `?month=2026-11`. */
  crmStatement: { en: 'crm/statement', de: 'crm/statement' },
  /** For Versta's staff. */
  staffRequests: { en: 'crm/staff/requests', de: 'crm/staff/requests' },
  staffReviews: { en: 'crm/staff/reviews', de: 'crm/staff/reviews' },
  staffPayouts: { en: 'crm/staff/payouts', de: 'crm/staff/payouts' },
  /** Failed refunds, payments that differ from what was agreed, disputes. */
  staffMoney: { en: 'crm/staff/money', de: 'crm/staff/money' },
  staffHelp: { en: 'crm/staff/help', de: 'crm/staff/help' },
  staffJobs: { en: 'crm/staff/jobs', de: 'crm/staff/jobs' },
  /** A tour when it ends in `-number`, else a landing: see `parseSlug`. */
  slug: { en: ':slug', de: ':slug' },
} as const satisfies Record<string, Record<Locale, string>>

export type PageName = keyof typeof pagePaths

type SegmentParams<Segment extends string> = Segment extends `:${infer Name}?`
  ? { [K in Name]?: string | number | undefined }
  : Segment extends `:${infer Name}`
    ? { [K in Name]: string | number }
    : unknown
type PathParams<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? SegmentParams<Segment> & PathParams<Rest>
  : SegmentParams<Path>
/** Parameters of a page's path. */
export type PageParams<Name extends PageName> = PathParams<(typeof pagePaths)[Name]['en']>

/** Empty for a path without parameters. */
export type ParamArguments<Params> = unknown extends Params
  ? []
  : Record<never, never> extends Params
    ? [params?: Params]
    : [params: Params]

/**
 * Returns the URL path of a page in a language, with a leading slash; parameters are encoded.
 * Throws on a missing required parameter.
 */
export function pagePath<Name extends PageName>(
  page: Name,
  locale: Locale,
  ...[params]: ParamArguments<PageParams<Name>>
): string {
  const given = new Map<string, unknown>(Object.entries(params ?? {}))
  const segments: string[] = []
  for (const segment of pagePaths[page][locale].split('/')) {
    if (!segment.startsWith(':')) {
      if (segment) segments.push(segment)
      continue
    }
    const isOptional = segment.endsWith('?')
    const name = segment.slice(1, isOptional ? -1 : undefined)
    const value = given.get(name)
    if (value !== undefined && value !== '') segments.push(encodeURIComponent(String(value)))
    else if (!isOptional) throw new TypeError(`The path of ${page} needs the parameter ${name}`)
  }
  return [localeFacts[locale].pathPrefix, ...segments].join('/') || '/'
}
