import { type PageName, pagePaths } from './pagePaths.ts'

/**
 * Whether search engines may list a page by its path alone: pages of staff, and pages whose address names one order or one
 * person, are left out; a slug names content. What else a page knows (filters, an empty list) its loader says.
 */
export const isIndexablePage = (page: PageName): boolean => {
  const segments = pagePaths[page].en.split('/')
  return segments[0] !== 'crm' && segments.every((segment) => !segment.startsWith(':') || segment.endsWith('?') || segment === ':slug')
}
