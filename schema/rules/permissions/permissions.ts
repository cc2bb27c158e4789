/** Permissions of an organizer's members. Their roles are in `organizerRoles`. */
export const organizerPermissions = {
  tours: 'list the tours of the organizer',
  offers: 'create, list and withdraw individual tours',
  requests: 'see requests with their travelers and history',
  decisions: 'confirm, decline and extend requests, choose required traveler details',
  documents: 'read passports of travelers; each access is recorded',
  reviews: 'list and answer published reviews',
  statement: 'see the commission, the statement and payouts',
} as const
export type OrganizerPermission = keyof typeof organizerPermissions

const everything = Object.keys(organizerPermissions) as OrganizerPermission[]

/** Roles of an organizer's members. Only those in `assignableOrganizerRoles` can be assigned. */
export const organizerRoles = {
  owner: everything,
  manager: everything,
  content: ['tours', 'reviews'],
  sales: ['tours', 'offers', 'requests', 'decisions', 'documents'],
  guide: ['requests'],
  accountant: ['statement'],
} as const satisfies Record<string, readonly OrganizerPermission[]>
export type OrganizerRole = keyof typeof organizerRoles

/**
 * The CRM has no pages for the other roles yet; a CHECK constraint of the database refuses them
 * too.
 */
export const assignableOrganizerRoles = [
  'owner',
  'manager',
] as const satisfies readonly OrganizerRole[]

/**
 * Permissions of Versta's staff, for all organizers. Each is granted separately; there are no
 * roles.
 */
export const staffPermissions = {
  moderation: 'publish and reject reviews',
  content: 'edit landings, articles and legal texts',
  organizers: 'admit organizers and edit their terms',
  users: 'answer help requests and manage accounts',
  requests: 'see and cancel requests, see who decided what',
  money: 'settle payment issues and refunds',
  commission: 'see statements of every organizer and record payouts',
  knowledge: 'use the knowledge base',
  system: 'retry and delete failed jobs',
} as const
export type StaffPermission = keyof typeof staffPermissions

/**
 * Permissions granted with the administrator flag; `knowledge` and `commission` have their own
 * flags.
 */
export const administratorPermissions: readonly StaffPermission[] = (
  Object.keys(staffPermissions) as StaffPermission[]
).filter((permission) => permission !== 'knowledge' && permission !== 'commission')

/** Returns whether a role includes a permission. */
export const roleIncludes = (role: OrganizerRole, permission: OrganizerPermission): boolean =>
  (organizerRoles[role] as readonly OrganizerPermission[]).includes(permission)
