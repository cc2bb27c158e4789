import { matchPage } from './matchPage.ts'

/** Roles in which one calls the API (specification section 6). */
export const clientRoles = ['tourist', 'organizer', 'staff'] as const
export type ClientRole = (typeof clientRoles)[number]

/**
 * In which role a page of ours calls, header `client-role`: a tourist on the site, an organizer in the CRM, the staff on its own
 * pages. A statement is the organizer's own; who may see commission looks at any organizer's as staff.
 */
export const clientRoleOf = (
  { pathname, search }: { pathname: string; search: string },
  visitor: { canViewCommission?: boolean | undefined } | null,
): ClientRole => {
  const page = matchPage(pathname)?.page
  if (page?.startsWith('staff')) return 'staff'
  if (
    page === 'crmStatement' &&
    visitor?.canViewCommission &&
    new URLSearchParams(search).has('organizer')
  )
    return 'staff'
  return page?.startsWith('crm') ? 'organizer' : 'tourist'
}
