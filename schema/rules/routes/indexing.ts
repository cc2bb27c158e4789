import { type PageName, pagePaths } from './pagePaths.ts'

/**
 * First path segments of pages that search engines may not list: CRM, development, login and
 * account pages.
 */
const closedParts: readonly string[] = [
  'crm',
  'development',
  'login',
  'register',
  'forgot-password',
  'new-password',
  'account',
]

/**
 * Returns whether search engines may list a page, by its path alone: not if the URL identifies one
 * order or person; a slug identifies content. The page's loader applies further conditions
 * (filters, an empty list).
 */
export const isIndexablePage = (page: PageName): boolean => {
  const segments = pagePaths[page].en.split('/')
  const isPersonal = segments.some(
    (segment) => segment.startsWith(':') && !segment.endsWith('?') && segment !== ':slug',
  )
  return !isPersonal && !closedParts.includes(segments[0] ?? '')
}
