import {
  type OrganizerPermission,
  organizerPermissions,
  type StaffPermission,
  staffPermissions,
} from '#schema/rules/permissions/permissions.ts'

/**
 * Callers: a visitor without an account; a person with an account; an owner or manager of the
 * organizer of the request; one of another organizer; staff by permission; a partner's key for the
 * organizer; a process that acts for nobody.
 */
export const roles = [
  'visitor',
  'tourist',
  'organizer',
  'otherOrganizer',
  'admin',
  'knowledge',
  'commission',
  'partner',
  'system',
] as const
export type Role = (typeof roles)[number]

/**
 * `allowed`: does it, or returns one of the field's own errors. `refused`: UNAUTHENTICATED for
 * visitors, FORBIDDEN for others. `notFound`: as if it did not exist. `withheld`: null. `ownDoing`:
 * what members of their own organizer did, else null.
 */
export type Answer = 'allowed' | 'refused' | 'notFound' | 'withheld' | 'ownDoing'

/**
 * Requirement on a caller before a field runs; null for none. plugin-scope-auth reads it, see
 * `builder.ts`.
 */
export type Scope =
  | { user: true }
  | { organizer: OrganizerPermission }
  | { staff: StaffPermission }
  | null

/**
 * A kind of right. `rightsPlugin.ts` gives its scope to each root field that has it. Where the
 * answers differ from the scope's, `*.policy.ts` and `*.visibility.ts` decide.
 */
export interface Right {
  scope: Scope
  who: string
  answers: Readonly<Record<Role, Answer>>
}

const all = (answer: Answer): Record<Role, Answer> =>
  Object.fromEntries(roles.map((role) => [role, answer])) as Record<Role, Answer>

/** For everybody. */
export const everyone: Right = { scope: null, who: 'everybody', answers: all('allowed') }

/** For anyone with a link, code or token. */
export const link: Right = {
  scope: null,
  who: 'anyone with the link, code or token',
  answers: all('allowed'),
}

/** For anyone with the link who may act for its traveler: not its organizer or administrators. */
export const traveler: Right = {
  scope: null,
  who: 'anyone with the link; people of its organizer and staff only for their own requests',
  answers: {
    ...all('allowed'),
    organizer: 'refused',
    admin: 'refused',
    partner: 'refused',
    system: 'refused',
  },
}

/** For fields of a request that are never available by its number. */
export const linkOnly: Right = {
  scope: null,
  who: 'anyone with the link, its creator and its account; nobody by its number',
  answers: { ...all('refused'), otherOrganizer: 'notFound' },
}

/** For logged-in people, about themselves. */
export const account: Right = {
  scope: { user: true },
  who: 'anyone logged in, about themselves',
  answers: { ...all('allowed'), visitor: 'refused', partner: 'refused', system: 'refused' },
}

/** For members of organizers, about their own organizers. */
export const organizers = (permission: OrganizerPermission): Right => ({
  scope: { organizer: permission },
  who: `people of organizers who may ${organizerPermissions[permission]}, for their own organizers`,
  answers: { ...all('refused'), organizer: 'allowed', otherOrganizer: 'allowed' },
})

/** For members of the organizer that a request, review or tour belongs to. */
export const ownOrganizer = (permission: OrganizerPermission): Right => ({
  scope: { organizer: permission },
  who: `people of its organizer who may ${organizerPermissions[permission]}`,
  answers: { ...all('refused'), organizer: 'allowed', otherOrganizer: 'notFound' },
})

/** For members of the organizer who may see its statement, and for staff who may see any. */
export const statement: Right = {
  scope: { user: true },
  who: `people of the organizer who may ${organizerPermissions.statement}, and staff who may ${staffPermissions.commission}`,
  answers: {
    ...all('notFound'),
    visitor: 'refused',
    organizer: 'allowed',
    commission: 'allowed',
    partner: 'refused',
    system: 'refused',
  },
}

/** For staff who may see commission. The policy decides, with its own errors. */
export const payouts: Right = {
  scope: { user: true },
  who: `staff who may ${staffPermissions.commission}`,
  answers: { ...all('refused'), commission: 'allowed' },
}

/** For staff with one permission. */
export const staff = (permission: Exclude<StaffPermission, 'knowledge' | 'commission'>): Right => ({
  scope: { staff: permission },
  who: `staff who may ${staffPermissions[permission]}`,
  answers: { ...all('refused'), admin: 'allowed' },
})

/** For those who may see who decided about a request, and why. */
export const whoDid: Right = {
  scope: null,
  who: 'staff with the permission `requests`; people of its organizer with it for what their own people did; others null',
  answers: { ...all('withheld'), organizer: 'ownDoing', admin: 'allowed', partner: 'ownDoing' },
}

/** For developers, where the server shows pages for them. */
export const developers: Right = {
  scope: null,
  who: 'everybody, if the server shows pages for developers',
  answers: all('notFound'),
}
