import { complexityFromQuery, type ComplexityResult } from '@pothos/plugin-complexity'
import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode } from 'graphql'
import type { ErrorCode } from '#schema/codes/errors.ts'
import type { Context } from './context.ts'
import { complexityLimits } from './limits.ts'
import { schema } from './schema.ts'

interface OperationToCost {
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
  context: Context
}

const known = new WeakMap<OperationDefinitionNode, Map<string, ComplexityResult>>()
const keptPerOperation = 200

/**
 * Returns the part of the variables that affects the cost: `first` and `last` set lengths, and
 * booleans decide `@include`; texts and inputs don't matter.
 */
const keyOf = (variables: Record<string, unknown>): string =>
  JSON.stringify(
    Object.entries(variables).filter(
      ([, value]) => typeof value === 'number' || typeof value === 'boolean' || value === null,
    ),
  )

/**
 * Returns the cost of an operation, in objects it requests. Caches the latest costs, because the
 * same operations recur.
 * @returns null for variables that execution will refuse
 */
export const documentCost = ({
  document,
  operation,
  variables,
  context,
}: OperationToCost): ComplexityResult | null => {
  const costs = known.get(operation) ?? new Map<string, ComplexityResult>()
  const key = keyOf(variables)
  const cost = costs.get(key) ?? count({ document, operation, variables, context })
  if (!cost) return null
  if (costs.size >= keptPerOperation) costs.clear()
  known.set(operation, costs.set(key, cost))
  return cost
}

const count = ({
  document,
  operation,
  variables,
  context,
}: OperationToCost): ComplexityResult | null => {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  try {
    return complexityFromQuery(
      { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
      { schema, variables, ctx: context },
    )
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

/**
 * Rejects an operation that costs too much, as a mistake of the caller. @throws GraphQLError that
 * names the exceeded limit
 */
export const rejectCostlyOperation = (asked: OperationToCost): void => {
  const cost = documentCost(asked)
  for (const bound of ['depth', 'breadth', 'complexity'] as const) {
    const most = complexityLimits.limit[bound]
    if (cost && cost[bound] > most)
      throw new GraphQLError(
        `The document is too expensive: its ${bound} is ${cost[bound]}, the maximum is ${most}.`,
        {
          extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode, http: { status: 400 } },
        },
      )
  }
}
