import { type PageName, pagePaths } from './pagePaths.ts'

/** Parameters that grant access to everyone who knows them. */
const secretParams: readonly string[] = [':uuid', ':token', ':code']
/** First path segments of pages for people with an account, and of developers' pages. */
const personalParts: readonly string[] = ['account', 'crm', 'development']
/** `id` in this path is a request's uuid. */
const personalPages: readonly PageName[] = ['addTourists']

/**
 * Returns whether a page shows what only one person may see, by its path alone. Browsers must not
 * store such a page (ASVS 14.3.2): the next person at the computer would see it by Back. An order
 * form is no such page: Back restores what was typed.
 */
export const isPrivatePage = (page: PageName): boolean => {
  const segments = pagePaths[page].en.split('/')
  return (
    segments.some((segment) => secretParams.includes(segment)) ||
    personalParts.includes(segments[0] ?? '') ||
    personalPages.includes(page)
  )
}
