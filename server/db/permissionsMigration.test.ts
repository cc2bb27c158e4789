import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { newDatabaseBefore } from '../testing/testApp.ts'
import { dropDatabase } from './databases.ts'
import { applyMigrations } from './migrations.ts'

const migration = '20261122163830_staff_permissions_and_organizer_roles'

let url = ''
let client: Client
beforeAll(async () => {
  url = await newDatabaseBefore(migration)
  client = new Client({ connectionString: url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await dropDatabase(url)
})

const users = {
  admin: { isAdmin: true, knowledge: false, commission: false },
  adminWithFlags: { isAdmin: true, knowledge: true, commission: true },
  knowledgeOnly: { isAdmin: false, knowledge: true, commission: false },
  commissionOnly: { isAdmin: false, knowledge: false, commission: true },
  traveler: { isAdmin: false, knowledge: false, commission: false },
}
const ofAdmins = [
  'moderation',
  'content',
  'organizers',
  'users',
  'requests',
  'money',
  'system',
].sort()

test('gives existing admins and members exactly the rights they had', async () => {
  // members refer to organizers and users of their own, which say nothing about rights
  await client.query('SET session_replication_role = replica')
  for (const [name, { isAdmin, knowledge, commission }] of Object.entries(users))
    await client.query(
      'INSERT INTO "user" (first_name, is_admin, can_use_knowledge, can_view_commission, updated_at) VALUES ($1, $2, $3, $4, now())',
      [name, isAdmin, knowledge, commission],
    )
  await client.query(
    `INSERT INTO organizer_member (organizer_id, user_id, role) SELECT 1, id, 'owner'::organizer_role FROM "user" WHERE first_name = 'admin'
     UNION ALL SELECT 2, id, 'manager' FROM "user" WHERE first_name IN ('admin', 'traveler')`,
  )
  const membersSql = 'SELECT organizer_id, user_id, role::text FROM organizer_member ORDER BY 1, 2'
  const members = (await client.query(membersSql)).rows
  await client.query('SET session_replication_role = origin')

  expect(await applyMigrations(url)).toContain(migration)

  const { rows } = await client.query<{ name: string; permissions: string[] }>(
    `SELECT first_name AS name, coalesce(array_agg(permission::text ORDER BY permission::text) FILTER (WHERE permission IS NOT NULL), '{}') AS permissions
     FROM "user" LEFT JOIN user_permission ON user_id = id GROUP BY 1`,
  )
  expect(Object.fromEntries(rows.map(({ name, permissions }) => [name, permissions]))).toEqual({
    admin: ofAdmins,
    adminWithFlags: [...ofAdmins, 'knowledge', 'commission'].sort(),
    knowledgeOnly: ['knowledge'],
    commissionOnly: ['commission'],
    traveler: [],
  })
  expect(members).toHaveLength(3)
  expect((await client.query(membersSql)).rows).toEqual(members)
})

test('refuses the new roles of members until they can be assigned', async () => {
  await expect(
    client.query(`UPDATE organizer_member SET role = 'accountant' WHERE organizer_id = 2`),
  ).rejects.toThrow('organizer_member_role_assignable')
})
