import { organizerPermissions, organizerRoles, roleIncludes, staffPermissions } from '#schema/rules/permissions/permissions.ts'
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
const words = { allowed: 'yes', refused: '–', notFound: 'not found', withheld: 'null', ownDoing: 'own' } as const

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  line(head),
  line(head.map(() => '---')),
  ...rows.map(line),
]

/** Returns docs/roles.md as the tables of server/graphql/roles.ts and schema/rules/permissions say it. */
export const printedRoles = (): string => {
  const organizerRoleNames = Object.keys(organizerRoles) as (keyof typeof organizerRoles)[]
  const permissions = Object.keys(organizerPermissions) as (keyof typeof organizerPermissions)[]
  return [
    '# Who may do what',
    '',
    'Written by `npm run generate` from `server/graphql/roles.ts`, which enforces what it says: a field without a row stops the start.',
    'A test calls every field with every role and compares.',
    'A dash is UNAUTHENTICATED for visitors and FORBIDDEN for others; "not found" and "null" tell nothing of what is there.',
    '"Own" is yes for what their own people did, null for the rest. "Its organizer" is an owner or manager, "admin" the staff with all',
    'permissions but knowledge and commission; "partner key" is a key for the organizer with all grants: none can be made yet.',
    'A person of the staff who also belongs to an organizer has both columns. Rights over rows are decided in',
    '`server/domains/*/*.visibility.ts` and `*.policy.ts`.',
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
    '## Roles of an organizer’s people',
    '',
    'From `schema/rules/permissions/permissions.ts`. Only owner and manager can be given yet.',
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
    '## Permissions of the staff',
    '',
    'Each is given on its own. An administrator has all but knowledge and commission.',
    '',
    ...table(['permission', 'may'], Object.entries(staffPermissions)),
    '',
  ].join('\n')
}
