import { type PageName, pagePaths } from './pagePaths.ts'

/** Pages of staff, of those who build the site and of who logs in, by the first segment of their path. */
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
 * Whether search engines may list a page, by its path alone: not where the address names one order or one person; a slug names
 * content. What else decides (filters, an empty list) the page's loader says.
 */
export const isIndexablePage = (page: PageName): boolean => {
  const segments = pagePaths[page].en.split('/')
  const isPersonal = segments.some(
    (segment) => segment.startsWith(':') && !segment.endsWith('?') && segment !== ':slug',
  )
  return !isPersonal && !closedParts.includes(segments[0] ?? '')
}
