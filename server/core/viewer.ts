import type { Currency } from '#schema/codes/currencies.ts'
import {
  administratorPermissions,
  type OrganizerPermission,
  type OrganizerRole,
  roleIncludes,
  type StaffPermission,
} from '#schema/rules/permissions/permissions.ts'
import type { ClientRole } from '#schema/rules/routes/clientRole.ts'
import { DomainError } from './domainError.ts'

/**
 * The caller. Rights are decided from this alone, in `*.policy.ts` and `*.visibility.ts`, by the
 * functions below: nothing outside `server/core` reads `kind` (`viewerKinds.test.ts` checks that).
 */
export type Viewer = Visitor | UserViewer | PartnerViewer | SystemViewer

export interface Visitor {
  kind: 'visitor'
}

export interface UserViewer extends UserRights {
  kind: 'user'
  userId: number
  sessionId: number
  /** All rights of the person, where the call's role restricts them. */
  unrestricted?: UserRights
  /** Currency of the profile; absent or null where none was chosen. */
  currency?: Currency | null
}

export interface UserRights {
  /** Organizers that this user works for. */
  memberships: readonly Membership[]
  permissions: readonly StaffPermission[]
}

export interface Membership {
  organizerId: number
  role: OrganizerRole
}

/**
 * A partner's key. No key can be created yet: nothing returns this viewer until the partner API
 * exists.
 */
export interface PartnerViewer {
  kind: 'partner'
  partnerId: number
  keyId: number
  organizerIds: readonly number[]
  grants: readonly OrganizerPermission[]
}

/**
 * A process that acts for nobody. Not a superuser: it has a visitor's rights and acts for no
 * traveler.
 */
export interface SystemViewer {
  kind: 'system'
}

export const visitor: Visitor = { kind: 'visitor' }
export const system: SystemViewer = { kind: 'system' }

/**
 * A right that a caller has for every action. `organizer`: works for at least one; `process`: acts
 * for nobody. No caller kind may share its name with a staff permission, or it would have that
 * permission.
 */
export type Grant = CallerKind | StaffPermission
type CallerKind = Exclude<'user' | 'organizer' | 'partner' | 'process', StaffPermission>

/** Returns whether the caller is anonymous: such callers may share answers. */
export const isAnonymous = (viewer: Viewer): viewer is Visitor => viewer.kind === 'visitor'

/** Returns the logged-in person, or null for every other caller. */
export const findUser = (viewer: Viewer): UserViewer | null =>
  viewer.kind === 'user' ? viewer : null

/** Returns the id of the logged-in person, or null for every other caller. */
export const userIdOf = (viewer: Viewer): number | null =>
  viewer.kind === 'user' ? viewer.userId : null

/** Returns the logged-in person. @throws DomainError UNAUTHENTICATED for every other caller */
export const requireUser = (viewer: Viewer): UserViewer => {
  if (viewer.kind === 'user') return viewer
  throw new DomainError('UNAUTHENTICATED', 'Log in first')
}

/**
 * Returns the organizers for which the viewer has a permission, in the order of their ids; without
 * a permission, all they work for.
 */
export const organizersOf = (viewer: Viewer, permission?: OrganizerPermission): number[] => {
  switch (viewer.kind) {
    case 'visitor':
    case 'system':
      return []
    case 'partner':
      return permission === undefined || viewer.grants.includes(permission)
        ? [...viewer.organizerIds]
        : []
    case 'user':
      return viewer.memberships
        .filter(({ role }) => permission === undefined || roleIncludes(role, permission))
        .map(({ organizerId }) => organizerId)
  }
}

/** Returns the grants that the viewer has for every action. */
export const grantsOf = (viewer: Viewer): ReadonlySet<Grant> => {
  switch (viewer.kind) {
    case 'visitor':
      return new Set()
    case 'system':
      return new Set(['process'])
    case 'partner':
      return new Set(['partner'])
    case 'user':
      return new Set<Grant>([
        'user',
        ...(viewer.memberships.length > 0 ? (['organizer'] as const) : []),
        ...viewer.permissions,
      ])
  }
}

/** Returns whether the person is an administrator: has a permission beyond knowledge and commission. */
export const isAdministrator = (viewer: Viewer): boolean =>
  administratorPermissions.some((permission) => grantsOf(viewer).has(permission))

/** Returns the viewer with all rights of the person, whatever the role of the call. */
export const withAllRights = (viewer: Viewer): Viewer =>
  viewer.kind === 'user' ? { ...viewer, ...viewer.unrestricted } : viewer

/**
 * Returns the viewer with only the rights of the call's role; unchanged for null. Never adds
 * rights. The header and the page may each restrict a call: `unrestricted` keeps all rights of the
 * person.
 */
export const restrictToRole = (viewer: Viewer, role: ClientRole | null): Viewer => {
  if (viewer.kind !== 'user' || role === null) return viewer
  const { memberships, permissions, unrestricted = { memberships, permissions } } = viewer
  return {
    ...viewer,
    unrestricted,
    memberships: role === 'organizer' ? memberships : [],
    permissions: role === 'staff' ? permissions : [],
  }
}
