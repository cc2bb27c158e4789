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

/** The logged-in visitor, as far as pages require. */
export interface Visitor {
  id: number
  name: string
  isOrganizer: boolean
  /** Whether the visitor is Versta staff and may see organizers' commissions. */
  canViewCommission?: boolean
  /** Address of a small square picture. */
  photo?: string | null
}

/** Facts of the request that the page keeps while open in the browser. */
export interface SiteFacts {
  locale: Locale
  currency: Currency
  /** Scheme and host, for canonical addresses. */
  origin: string
  visitor: Visitor | null
  /** Whether developers' pages are served. */
  hasDevelopmentPages?: boolean
  /** Name of the build that the window runs. */
  build?: string
  /** The visitor's preferred language, if not the page's. */
  suggestedLocale?: Locale
  /** The visitor's country, if an earlier response stored it. */
  countryId?: number
  /** Ids of favorite tours; updated in place with each press of a heart. */
  favorites?: number[]
}

export interface PageSite extends SiteFacts {
  /** Reports failures that don't break the page. */
  report: (error: unknown) => void
}

export interface Site extends PageSite {
  source: Source
}

/** Context of loaders and actions: `const { source, locale } = context.get(siteContext)`. */
export const siteContext = createContext<Site>()

export const SiteContext = createReactContext<PageSite | null>(null)

/**
 * Returns language, currency and visitor, for components. Data comes from the generated operation
 * hooks.
 */
export function useSite(): PageSite {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs SiteContext above it')
  return site
}

/** Returns `pagePath` in the language of the page. */
export function usePagePath(): <Name extends PageName>(
  page: Name,
  ...params: ParamArguments<PageParams<Name>>
) => string {
  const { locale } = useSite()
  return (page, ...params) => pagePath(page, locale, ...params)
}
