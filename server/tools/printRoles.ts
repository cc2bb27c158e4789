import {
  organizerPermissions,
  organizerRoles,
  roleIncludes,
  staffPermissions,
} from '#schema/rules/permissions/permissions.ts'
import { roles, type Role } from '../graphql/rights.ts'
import { fieldRights, rootRights } from '../graphql/roles.ts'

const titles: Record<Role, string> = {
  visitor: 'visitor',
  tourist: 'tourist',
  organizer: 'its organizer',
  otherOrganizer: 'other organizer',
  admin: 'admin',
  knowledge: 'knowledge',
  commission: 'commission viewer',
  partner: 'partner key',
  system: 'process',
}
const words = {
  allowed: 'yes',
  refused: '–',
  notFound: 'not found',
  withheld: 'null',
  ownDoing: 'own',
} as const

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  line(head),
  line(head.map(() => '---')),
  ...rows.map(line),
]

/**
 * Returns docs/roles.md, generated from the tables of server/graphql/roles.ts and
 * schema/rules/permissions.
 */
export const printedRoles = (): string => {
  const organizerRoleNames = Object.keys(organizerRoles) as (keyof typeof organizerRoles)[]
  const permissions = Object.keys(organizerPermissions) as (keyof typeof organizerPermissions)[]
  return [
    '# Rights by role',
    '',
    '`npm run generate` prints this file from `server/graphql/roles.ts`, the table that the server enforces. A field without a row',
    'stops the start. A test calls every field as every role and compares.',
    '',
    'A dash is UNAUTHENTICATED for visitors and FORBIDDEN for others. "Not found" and "null" do not reveal whether the row exists.',
    '"Own" shows what their own people did; everything else is null. "Its organizer" is an owner or manager. "Admin" is staff with all',
    'permissions but knowledge and commission. "Partner key" is a key for the organizer with all grants; none can be created yet. A',
    'member of the staff who also belongs to an organizer has both columns. Rights over rows are decided in `*.visibility.ts` and',
    '`*.policy.ts` below `server/domains/`.',
    '',
    ...table(
      ['field', ...roles.map((role) => titles[role]), 'who'],
      Object.entries({ ...rootRights, ...fieldRights }).map(([field, { who, answers }]) => [
        `\`${field}\``,
        ...roles.map((role) => words[answers[role]]),
        who,
      ]),
    ),
    '',
    '## Organizer roles',
    '',
    'From `schema/rules/permissions/permissions.ts`. Only owner and manager can be assigned yet.',
    '',
    ...table(
      ['permission', ...organizerRoleNames, 'may'],
      permissions.map((permission) => [
        permission,
        ...organizerRoleNames.map((role) => (roleIncludes(role, permission) ? 'yes' : '–')),
        organizerPermissions[permission],
      ]),
    ),
    '',
    '## Staff permissions',
    '',
    'Each is assigned separately. An administrator has all but knowledge and commission.',
    '',
    ...table(['permission', 'may'], Object.entries(staffPermissions)),
    '',
  ].join('\n')
}
