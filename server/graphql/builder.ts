import SchemaBuilder from '@pothos/core'
import ComplexityPlugin, { type ComplexityErrorFn, ComplexityErrorKind } from '@pothos/plugin-complexity'
import DataloaderPlugin from '@pothos/plugin-dataloader'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import ValidationPlugin from '@pothos/plugin-validation'
import { DomainError } from '../core/domainError.ts'
import type PrismaTypes from '../db/generated/pothos.ts'
import { getDatamodel } from '../db/generated/pothos.ts'
import type { Context } from './context.ts'
import { complexityLimits } from './limits.ts'

/** A document that costs too much is the asker's mistake, not a crash: it says which bound it passed. */
const refuseComplexity: ComplexityErrorFn = (kind, { complexity, depth, breadth, maxComplexity, maxDepth, maxBreadth }) => {
  const bounds: Record<ComplexityErrorKind, string> = {
    [ComplexityErrorKind.Complexity]: `complexity is ${complexity}, at most ${maxComplexity} is answered`,
    [ComplexityErrorKind.Depth]: `depth is ${depth}, at most ${maxDepth} is answered`,
    [ComplexityErrorKind.Breadth]: `breadth is ${breadth}, at most ${maxBreadth} is answered`,
  }
  return new DomainError('BAD_USER_INPUT', `The document asks for too much: its ${bounds[kind]}.`)
}

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  AuthScopes: { user: boolean; organizer: boolean; admin: boolean }
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    LocalDate: { Input: string; Output: Date | string }
    UUID: { Input: string; Output: string }
    ID: { Input: string; Output: string | number }
  }
}>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, PrismaPlugin, DataloaderPlugin, ValidationPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  prisma: { client: (context) => context.app.db, dmmf: getDatamodel(), filterConnectionTotalCount: true, onUnusedQuery: 'warn' },
  relay: { cursorType: 'String', clientMutationId: 'omit' },
  errors: { defaultTypes: [] },
  scopeAuth: {
    authorizeOnSubscribe: true,
    // several scopes in one map are OR: use $all where both are meant
    authScopes: ({ viewer }) => ({
      user: viewer.kind === 'user',
      organizer: viewer.kind === 'user' && viewer.organizerIds.length > 0,
      admin: viewer.kind === 'user' && viewer.isAdmin,
    }),
    unauthorizedError: (_parent, { viewer }) => unauthorized(viewer.kind === 'user'),
  },
  complexity: { ...complexityLimits, complexityError: refuseComplexity },
})

builder.queryType({})
builder.mutationType({})

const unauthorized = (isLoggedIn: boolean) =>
  isLoggedIn ? new DomainError('FORBIDDEN', 'Not allowed') : new DomainError('UNAUTHENTICATED', 'Log in first')
