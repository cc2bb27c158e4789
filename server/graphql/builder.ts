import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import type { OrganizerPermission, StaffPermission } from '#schema/rules/permissions/permissions.ts'
import { DomainError } from '../core/domainError.ts'
import { findUser, grantsOf, isAnonymous, organizersOf } from '../core/viewer.ts'
import type PrismaTypes from '../db/generated/pothos.ts'
import { getDatamodel } from '../db/generated/pothos.ts'
import type { Context } from './context.ts'
import conventionDescriptions from './conventionDescriptions.ts'
import { complexityLimits } from './limits.ts'
import rightsPlugin from './rightsPlugin.ts'
import { rootRights } from './roles.ts'

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  AuthScopes: { user: boolean; organizer: OrganizerPermission; staff: StaffPermission }
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    LocalDate: { Input: string; Output: Date | string }
    UUID: { Input: string; Output: string }
    ID: { Input: string; Output: string | number }
  }
}>({
  plugins: [
    rightsPlugin,
    ErrorsPlugin,
    ScopeAuthPlugin,
    RelayPlugin,
    PrismaPlugin,
    ComplexityPlugin,
    conventionDescriptions,
  ],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  prisma: {
    client: (context) => context.app.db,
    dmmf: getDatamodel(),
    filterConnectionTotalCount: true,
    onUnusedQuery: 'warn',
  },
  relay: { cursorType: 'String', clientMutationId: 'omit' },
  rights: {
    scopeOf: (field) => rootRights[field]?.scope,
  },
  errors: { defaultTypes: [] },
  scopeAuth: {
    authorizeOnSubscribe: true,
    // several scopes in one map mean OR: use $all to require both
    authScopes: ({ viewer }) => ({
      user: grantsOf(viewer).has('user'),
      // people only: calls for partners get their own rights
      organizer: (permission) =>
        findUser(viewer) !== null && organizersOf(viewer, permission).length > 0,
      staff: (permission) => grantsOf(viewer).has(permission),
    }),
    unauthorizedError: (_parent, { viewer }) => unauthorized(isAnonymous(viewer)),
  },
  // counted once per operation, before it runs: documentCost.ts
  complexity: { ...complexityLimits, disabled: true },
})

builder.queryType({})
builder.mutationType({})

const unauthorized = (isUnknown: boolean) =>
  isUnknown
    ? new DomainError('UNAUTHENTICATED', 'Log in first')
    : new DomainError('FORBIDDEN', 'Not allowed')
