import { describe, expect, test } from '@jest/globals'
import {
  administratorPermissions,
  staffPermissions,
} from '#schema/rules/permissions/permissions.ts'
import {
  grantsOf,
  isAdministrator,
  organizersOf,
  type PartnerViewer,
  requireUser,
  restrictToRole,
  system,
  userIdOf,
  type UserViewer,
  visitor,
  withAllRights,
} from './viewer.ts'

const user: UserViewer = {
  kind: 'user',
  userId: 7,
  sessionId: 1,
  memberships: [
    { organizerId: 1, role: 'manager' },
    { organizerId: 2, role: 'accountant' },
  ],
  permissions: ['money'],
}
const partner: PartnerViewer = {
  kind: 'partner',
  partnerId: 1,
  keyId: 1,
  organizerIds: [3],
  grants: ['requests'],
}

describe('organizersOf', () => {
  test('returns the organizers for which the role of the person has the permission', () => {
    expect(organizersOf(user)).toEqual([1, 2])
    expect(organizersOf(user, 'decisions')).toEqual([1])
    expect(organizersOf(user, 'statement')).toEqual([1, 2])
  })

  test('returns the organizers of a key only for its grants', () => {
    expect(organizersOf(partner, 'requests')).toEqual([3])
    expect(organizersOf(partner, 'statement')).toEqual([])
  })

  test('returns none for visitors and processes', () => {
    expect([organizersOf(visitor), organizersOf(system)]).toEqual([[], []])
  })
})

test('gives only people an id, and the system no staff permission', () => {
  expect([user, visitor, partner, system].map(userIdOf)).toEqual([7, null, null, null])
  for (const viewer of [visitor, partner, system]) {
    expect(() => requireUser(viewer)).toThrow('Log in first')
    for (const permission of Object.keys(staffPermissions))
      expect([...grantsOf(viewer)]).not.toContain(permission)
  }
})

test('requires a permission beyond knowledge and commission for administrators', () => {
  expect(administratorPermissions).not.toEqual(expect.arrayContaining(['knowledge']))
  expect(administratorPermissions).toHaveLength(Object.keys(staffPermissions).length - 2)
  expect(isAdministrator(user)).toBe(true)
  expect(isAdministrator({ ...user, permissions: ['knowledge', 'commission'] })).toBe(false)
})

describe('restrictToRole', () => {
  test('keeps only the rights of the given role, without losing those of the person', () => {
    const tourist = restrictToRole(user, 'tourist')
    expect([organizersOf(tourist), grantsOf(tourist).has('money')]).toEqual([[], false])
    expect(organizersOf(restrictToRole(user, 'organizer'))).toEqual([1, 2])
    expect(grantsOf(restrictToRole(user, 'staff')).has('money')).toBe(true)
    expect(organizersOf(restrictToRole(user, 'staff'))).toEqual([])
  })

  test('keeps the rights of the person through a second restriction and restores none', () => {
    const twice = restrictToRole(restrictToRole(user, 'tourist'), 'organizer')
    expect(organizersOf(twice)).toEqual([])
    expect(organizersOf(withAllRights(twice))).toEqual([1, 2])
    expect(grantsOf(withAllRights(twice)).has('money')).toBe(true)
  })

  test('changes nothing without a role or for callers who are not people', () => {
    expect(restrictToRole(user, null)).toBe(user)
    expect(restrictToRole(partner, 'tourist')).toBe(partner)
  })
})
