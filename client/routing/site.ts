import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import {
  type PageName,
  type PageParams,
  type ParamArguments,
  pagePath,
} from '#schema/rules/routes/pagePaths.ts'
import type { Source } from '../data/source.ts'

/** Who is looking, as far as pages need to know. */
export interface Visitor {
  id: number
  name: string
  isOrganizer: boolean
  /** Of Versta's staff, and may see what organizers pay. */
  canViewCommission?: boolean
  /** Address of a small square picture. */
  photo?: string | null
}

/** Facts of the request that the page keeps for its life in the browser. */
export interface SiteFacts {
  locale: Locale
  currency: Currency
  /** Scheme and host, for canonical addresses. */
  origin: string
  visitor: Visitor | null
  /** Pages for those who build the site are answered. */
  hasDevelopmentPages?: boolean
  /** Names the build that the window runs. */
  build?: string
  /** The language that the visitor would rather read than the page's. */
  suggestedLocale?: Locale
  /** Where an earlier answer told the visitor's country. */
  countryId?: number
  /** Tours that are kept for later; changes in place with each press of a heart. */
  favorites?: number[]
}

export interface PageSite extends SiteFacts {
  /** For failures that the page survives. */
  report: (error: unknown) => void
}

export interface Site extends PageSite {
  source: Source
}

/** For loaders and actions: `const { source, locale } = context.get(siteContext)`. */
export const siteContext = createContext<Site>()

export const SiteContext = createReactContext<PageSite | null>(null)

/** For components: language, currency and visitor. Data comes by the generated operation hooks. */
export function useSite(): PageSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs SiteContext above it')
  return site
}

/** `pagePath` in the language of the page. */
export function usePagePath(): <Name extends PageName>(
  page: Name,
  ...params: ParamArguments<PageParams<Name>>
) => string {
  const { locale } = useSite()
  return (page, ...params) => pagePath(page, locale, ...params)
}
