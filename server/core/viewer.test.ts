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
  test('names the organizers for which the role of the person has the permission', () => {
    expect(organizersOf(user)).toEqual([1, 2])
    expect(organizersOf(user, 'decisions')).toEqual([1])
    expect(organizersOf(user, 'statement')).toEqual([1, 2])
  })

  test('names those of a key for its grants alone', () => {
    expect(organizersOf(partner, 'requests')).toEqual([3])
    expect(organizersOf(partner, 'statement')).toEqual([])
  })

  test('names none for visitors and processes', () => {
    expect([organizersOf(visitor), organizersOf(system)]).toEqual([[], []])
  })
})

test('only people have an id, and the system none of the rights of the staff', () => {
  expect([user, visitor, partner, system].map(userIdOf)).toEqual([7, null, null, null])
  for (const viewer of [visitor, partner, system]) {
    expect(() => requireUser(viewer)).toThrow('Log in first')
    for (const permission of Object.keys(staffPermissions))
      expect([...grantsOf(viewer)]).not.toContain(permission)
  }
})

test('an administrator has a permission beyond knowledge and commission', () => {
  expect(administratorPermissions).not.toEqual(expect.arrayContaining(['knowledge']))
  expect(administratorPermissions).toHaveLength(Object.keys(staffPermissions).length - 2)
  expect(isAdministrator(user)).toBe(true)
  expect(isAdministrator({ ...user, permissions: ['knowledge', 'commission'] })).toBe(false)
})

describe('restrictToRole', () => {
  test('leaves the rights of the role a call names, and forgets none of the person’s', () => {
    const tourist = restrictToRole(user, 'tourist')
    expect([organizersOf(tourist), grantsOf(tourist).has('money')]).toEqual([[], false])
    expect(organizersOf(restrictToRole(user, 'organizer'))).toEqual([1, 2])
    expect(grantsOf(restrictToRole(user, 'staff')).has('money')).toBe(true)
    expect(organizersOf(restrictToRole(user, 'staff'))).toEqual([])
  })

  test('a second restriction keeps what the person has, and gives nothing back', () => {
    const twice = restrictToRole(restrictToRole(user, 'tourist'), 'organizer')
    expect(organizersOf(twice)).toEqual([])
    expect(organizersOf(withAllRights(twice))).toEqual([1, 2])
    expect(grantsOf(withAllRights(twice)).has('money')).toBe(true)
  })

  test('changes nothing without a role and for callers that are no people', () => {
    expect(restrictToRole(user, null)).toBe(user)
    expect(restrictToRole(partner, 'tourist')).toBe(partner)
  })
})
