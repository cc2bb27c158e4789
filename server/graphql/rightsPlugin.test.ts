import SchemaBuilder from '@pothos/core'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { expect, test } from '@jest/globals'
import { graphql, type GraphQLSchema, parse, subscribe } from 'graphql'
import type { OrganizerPermission, StaffPermission } from '#schema/rules/permissions/permissions.ts'
import type { Scope } from './rights.ts'
import rightsPlugin from './rightsPlugin.ts'
import { schema } from './schema.ts'

/** Scopes of root fields from when each field set its own; the other fields had none. */
const scopesOnFields: Record<'user' | 'organizer' | 'admin', readonly string[]> = {
  user: [
    'Query.organizerStatement',
    'Query.payoutBalances',
    'Query.viewerRequests',
    'Mutation.addFavorite',
    'Mutation.changeCountry',
    'Mutation.changeEmail',
    'Mutation.changePassword',
    'Mutation.changePhone',
    'Mutation.confirmEmail',
    'Mutation.confirmPhone',
    'Mutation.createOneTimeToken',
    'Mutation.createVerificationToken',
    'Mutation.endOtherSessions',
    'Mutation.endSession',
    'Mutation.recordPayout',
    'Mutation.removeFavorite',
    'Mutation.requestEmailConfirmation',
    'Mutation.setActivity',
    'Mutation.setCurrency',
    'Mutation.setLanguage',
    'Mutation.updateProfile',
    'Mutation.updateProfilePhoto',
  ],
  organizer: [
    'Query.organizerIndividualTours',
    'Query.organizerRequest',
    'Query.organizerRequests',
    'Query.organizerReviews',
    'Query.organizerTours',
    'Mutation.answerReview',
    'Mutation.setRequiredTravelerFields',
    'Mutation.confirmRequest',
    'Mutation.createIndividualTour',
    'Mutation.declineRequest',
    'Mutation.extendHold',
    'Mutation.revealTravelerDocuments',
    'Mutation.remindTravelers',
    'Mutation.withdrawIndividualTour',
  ],
  admin: [
    'Query.failedJobs',
    'Query.helpRequests',
    'Query.paymentIssues',
    'Query.staffRequests',
    'Query.staffReviews',
    'Mutation.cancelRequestAsAdmin',
    'Mutation.deleteFailedJob',
    'Mutation.handleHelpRequest',
    'Mutation.publishReview',
    'Mutation.recordManualRefund',
    'Mutation.rejectReview',
    'Mutation.resolvePaymentIssue',
    'Mutation.retryFailedJob',
    'Mutation.retryRefund',
  ],
}

const rootFields = (built: GraphQLSchema) =>
  [built.getQueryType(), built.getMutationType(), built.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: `${type?.name}.${field.name}`,
      scopes: (field.extensions.pothosOptions as { authScopes?: object } | undefined)?.authScopes,
    })),
  )

/**
 * Returns a scope in those coarser terms: today an administrator’s field requires one permission,
 * an organizer’s field one of the member’s role.
 */
const coarse = (scopes: object | undefined): string | null =>
  scopes === undefined ? null : 'staff' in scopes ? 'admin' : (Object.keys(scopes)[0] ?? null)

test('keeps the scope that each root field had before the table', () => {
  const expected = Object.fromEntries(
    rootFields(schema).map(({ name }) => [name, null as string | null]),
  )
  for (const [scope, names] of Object.entries(scopesOnFields))
    for (const name of names) expected[name] = scope
  expect(
    Object.fromEntries(rootFields(schema).map(({ name, scopes }) => [name, coarse(scopes)])),
  ).toEqual(expected)
  expect(rootFields(schema).length).toBe(118)
})

/** Returns a schema of three fields with the scopes of the table. */
const schemaWith = (table: Record<string, Scope>, own?: { user: boolean }) => {
  const builder = new SchemaBuilder<{
    AuthScopes: { user: boolean; organizer: OrganizerPermission; staff: StaffPermission }
    Context: { isUser: boolean }
  }>({
    plugins: [rightsPlugin, ScopeAuthPlugin],
    rights: { scopeOf: (field) => table[field] },
    // required by the types of a plugin that this schema does not use
    prisma: {} as never,
    scopeAuth: {
      authorizeOnSubscribe: true,
      authScopes: ({ isUser }) => ({ user: isUser, organizer: () => false, staff: () => false }),
    },
  })
  builder.queryType({
    fields: (t) => ({ read: t.boolean({ resolve: () => true, ...(own && { authScopes: own }) }) }),
  })
  builder.mutationType({ fields: (t) => ({ write: t.boolean({ resolve: () => true }) }) })
  builder.subscriptionType({
    fields: (t) => ({
      watch: t.boolean({
        resolve: () => true,
        async *subscribe() {
          yield true
        },
      }),
    }),
  })
  return builder.toSchema()
}
const open = {
  'Query.read': null,
  'Mutation.write': null,
  'Subscription.watch': null,
} as const satisfies Record<string, Scope>

test.each(Object.keys(open))('rejects a schema when %s has no row', (field) => {
  const { [field]: _forgotten, ...rest } = open as Record<string, Scope>
  expect(() => schemaWith(rest)).toThrow(`${field} has no right`)
})

test('rejects a schema whose root field sets its own scope', () => {
  expect(() => schemaWith(open, { user: true })).toThrow('Query.read has authScopes')
})

test('enforces changes to the table', async () => {
  const isAllowed = async (built: GraphQLSchema, source: string, isUser: boolean) =>
    !(await graphql({ schema: built, source, contextValue: { isUser } })).errors
  const closed = schemaWith({ ...open, 'Mutation.write': { user: true } })
  for (const isUser of [true, false]) {
    expect(await isAllowed(schemaWith(open), 'mutation { write }', isUser)).toBe(true)
    expect(await isAllowed(closed, 'mutation { write }', isUser)).toBe(isUser)
    expect(await isAllowed(closed, '{ read }', isUser)).toBe(true)
  }
})

test('refuses a subscription before it starts', async () => {
  const document = parse('subscription { watch }')
  const closed = schemaWith({ ...open, 'Subscription.watch': { user: true } })
  expect(
    await subscribe({ schema: closed, document, contextValue: { isUser: false } }),
  ).toHaveProperty('errors')
  expect(
    await subscribe({ schema: closed, document, contextValue: { isUser: true } }),
  ).not.toHaveProperty('errors')
})
