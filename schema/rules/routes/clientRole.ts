import { matchPage } from './matchPage.ts'

/** Roles of an API caller (specification section 6). */
export const clientRoles = ['tourist', 'organizer', 'staff'] as const
export type ClientRole = (typeof clientRoles)[number]

/**
 * Returns the role in which a page calls the API, header `client-role`: tourist on the site,
 * organizer in the CRM, staff on staff pages. A statement belongs to the organizer; viewers of
 * commission open another organizer's as staff.
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
