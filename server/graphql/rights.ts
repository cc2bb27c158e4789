/**
 * Who calls: nobody in particular, somebody with an account, somebody of the organizer that a request was made to, somebody of
 * another one, and staff by the permission they have.
 */
export const roles = ['visitor', 'tourist', 'organizer', 'otherOrganizer', 'admin', 'knowledge', 'commission'] as const
export type Role = (typeof roles)[number]

/**
 * `allowed`: does it, or says in the schema's own words why not. `refused`: UNAUTHENTICATED for visitors, FORBIDDEN for others.
 * `notFound`: as if it did not exist. `withheld`: null. `ownDoing`: what their own people did, of the rest null.
 */
export type Answer = 'allowed' | 'refused' | 'notFound' | 'withheld' | 'ownDoing'

const all = (answer: Answer): Record<Role, Answer> => Object.fromEntries(roles.map((role) => [role, answer])) as Record<Role, Answer>

/** What a caller needs before a field does anything: an account, an organizer to work for, the staff's rights; null: nothing. */
export type Scope = 'user' | 'organizer' | 'admin' | null

/**
 * Every kind of right: its scope, which `rightsPlugin.ts` gives to each field of a root that has it, and the answer of each role.
 * Answers that differ from what the scope alone gives come from `*.policy.ts` and `*.visibility.ts`.
 */
export const rights = {
  everyone: { scope: null, who: 'everybody', answers: all('allowed') },
  link: { scope: null, who: 'whoever holds the link, code or token', answers: all('allowed') },
  traveler: {
    scope: null,
    who: 'whoever holds the link; nobody of its organizer or of the staff in their stead',
    answers: { ...all('allowed'), organizer: 'refused', admin: 'refused' },
  },
  linkOnly: {
    scope: null,
    who: 'whoever holds the link, has made it or has it in their account; nobody by its number',
    answers: { ...all('refused'), otherOrganizer: 'notFound' },
  },
  account: { scope: 'user', who: 'whoever is logged in, about themselves', answers: { ...all('allowed'), visitor: 'refused' } },
  organizers: {
    scope: 'organizer',
    who: 'people of organizers, about their own organizers',
    answers: { ...all('refused'), organizer: 'allowed', otherOrganizer: 'allowed' },
  },
  ownOrganizer: {
    scope: 'organizer',
    who: 'people of the organizer whose request it is',
    answers: { ...all('refused'), organizer: 'allowed', otherOrganizer: 'notFound' },
  },
  statement: {
    scope: 'user',
    who: 'people of the organizer, and staff who may view commission',
    answers: { ...all('notFound'), visitor: 'refused', organizer: 'allowed', commission: 'allowed' },
  },
  payouts: { scope: 'user', who: 'staff who may view commission', answers: { ...all('refused'), commission: 'allowed' } },
  admin: { scope: 'admin', who: 'administrators', answers: { ...all('refused'), admin: 'allowed' } },
  whoDid: {
    scope: null,
    who: 'administrators; people of its organizer see what they and their colleagues did, others null',
    answers: { ...all('withheld'), organizer: 'ownDoing', admin: 'allowed' },
  },
  developers: { scope: null, who: 'whoever builds the site, where the server shows pages for developers', answers: all('notFound') },
} as const satisfies Record<string, { scope: Scope; who: string; answers: Record<Role, Answer> }>
export type Right = keyof typeof rights
