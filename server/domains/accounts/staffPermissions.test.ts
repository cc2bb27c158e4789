import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  administratorPermissions,
  assignableOrganizerRoles,
  organizerRoles,
  staffPermissions,
} from '#schema/rules/permissions/permissions.ts'
import { type Membership, requireUser, type UserViewer } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { demoLogins } from '../../seed/demoLogins.ts'
import { personIn } from './accounts.fixtures.ts'
import { findViewer } from './reads/findViewer.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
}, 60_000)
afterAll(() => world.close())

const viewerOf = async (token: string): Promise<UserViewer> =>
  requireUser(await findViewer(world.app.pool, token, world.clock.now()))

test('grants and revokes permissions with each flag of a person', async () => {
  const { token, viewer } = await personIn(world)
  const permissionsAfter = async (data: {
    isAdmin?: boolean
    canUseKnowledge?: boolean
    canViewCommission?: boolean
  }) => {
    await world.app.db.user.update({ where: { id: viewer.userId }, data })
    return [...(await viewerOf(token)).permissions]
  }
  expect(viewer).toMatchObject({ permissions: [] })
  expect((await permissionsAfter({ isAdmin: true })).toSorted()).toEqual(
    administratorPermissions.toSorted(),
  )
  expect(await permissionsAfter({ isAdmin: false, canViewCommission: true })).toEqual([
    'commission',
  ])
  expect(await permissionsAfter({ canUseKnowledge: true })).toEqual(['commission', 'knowledge'])
  expect(await permissionsAfter({ canViewCommission: false })).toEqual(['knowledge'])
})

test('does not restore a permission revoked on its own when a flag or another column is set again', async () => {
  const { token, viewer } = await personIn(world)
  const where = { id: viewer.userId }
  await world.app.db.user.update({ where, data: { isAdmin: true } })
  await world.app.db.userPermission.delete({
    where: { userId_permission: { userId: viewer.userId, permission: 'money' } },
  })
  await world.app.db.user.update({
    where,
    data: { isAdmin: true, canUseKnowledge: true, firstName: 'Clara' },
  })
  const { permissions } = await viewerOf(token)
  expect(permissions).not.toContain('money')
  expect(permissions).toEqual(expect.arrayContaining(['system', 'knowledge']))
})

test('gives the demo administrator all permissions, the organizer ownership and the tourist none', async () => {
  const permissionsOf = async (role: string) => {
    const { email } = demoLogins.find((login) => login.role === role) ?? { email: '' }
    const rows = await world.app.db.userPermission.findMany({ where: { user: { email } } })
    return rows.map(({ permission }) => permission as string).toSorted()
  }
  expect(await permissionsOf('admin')).toEqual(Object.keys(staffPermissions).toSorted())
  expect(await permissionsOf('organizer')).toEqual([])
  expect(await world.app.db.organizerMember.groupBy({ by: ['role'] })).toEqual([{ role: 'owner' }])
})

test('has the roles of the rules in the database, which accepts only assignable ones', async () => {
  const { viewer } = await personIn(world)
  const organizerId = 1
  for (const role of Object.keys(organizerRoles) as Membership['role'][]) {
    const given = world.app.db.organizerMember.create({
      data: { userId: viewer.userId, organizerId, role },
    })
    const isAssignable = (assignableOrganizerRoles as readonly string[]).includes(role)
    if (isAssignable) await expect(given).resolves.toMatchObject({ role })
    else await expect(given).rejects.toThrow('organizer_member_role_assignable')
    await world.app.db.organizerMember.deleteMany({ where: { userId: viewer.userId } })
  }
})

test('reads a person’s rights with one statement', async () => {
  const { token } = await personIn(world)
  expect(await world.countStatements(() => viewerOf(token))).toBe(1)
})
