import { rights, roles, type Role } from '../graphql/rights.ts'
import { fieldRights, rootRights } from '../graphql/roles.ts'

const titles: Record<Role, string> = {
  visitor: 'visitor',
  tourist: 'tourist',
  organizer: 'its organizer',
  otherOrganizer: 'other organizer',
  admin: 'admin',
  knowledge: 'knowledge',
  commission: 'commission viewer',
}
const words = { allowed: 'yes', refused: '–', notFound: 'not found', withheld: 'null', ownDoing: 'own' } as const

/** docs/roles.md as the table of server/graphql/roles.ts says it. */
export const printedRoles = (): string => {
  const rows = { ...rootRights, ...fieldRights }
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = ['field', ...roles.map((role) => titles[role]), 'who']
  return [
    '# Who may do what',
    '',
    'Written by `npm run generate` from `server/graphql/roles.ts`; a test calls every field with every role and compares.',
    'A dash is UNAUTHENTICATED for visitors and FORBIDDEN for others; "not found" and "null" tell nothing of what is there.',
    '"Own" is yes for what their own people did, null for the rest.',
    'A person of the staff who also belongs to an organizer has both columns. Rights over rows are decided in',
    '`server/domains/*/*.visibility.ts` and `*.policy.ts`.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...Object.entries(rows).map(([field, right]) => {
      const { who, answers } = rights[right]
      return line([`\`${field}\``, ...roles.map((role) => words[answers[role]]), who])
    }),
    '',
  ].join('\n')
}
