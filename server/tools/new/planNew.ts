import { newPage } from './newPage.ts'
import { newAction, newMutation, newSubscriber } from './newServerParts.ts'
import type { Changes } from './templates.ts'

interface Kind {
  plan(name: string, event: string | undefined): Changes
  /** Remaining steps for the developer. */
  next: string
}

export const kinds: Readonly<Record<string, Kind>> = {
  page: {
    plan: newPage,
    next: 'Then: npm run generate; translate its path and its texts; client/README.md says what each file is for.',
  },
  action: {
    plan: newAction,
    next: 'Then: replace what it changes, and prove each guarantee by a test.',
  },
  mutation: {
    plan: newMutation,
    next: 'Then: choose its right in server/graphql/roles.ts, write its descriptions, npm run generate.',
  },
  subscriber: {
    plan: newSubscriber,
    next: 'Then: say with which payload it runs, in server/jobs/subscriptions.ts.',
  },
}

/**
 * Plans the files of a new page, action, mutation or subscriber; writes nothing.
 * @throws Error with one line that says what is wrong with the call
 */
export const planNew = ([kind = '', name = '', event]: readonly string[]): {
  changes: Changes
  next: string
} => {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!known) throw new Error(`Name one: npm run new -- ${Object.keys(kinds).join(' | ')} NAME`)
  return { changes: known.plan(name, event), next: known.next }
}
