import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import { complexityFromQuery } from '@pothos/plugin-complexity'
import type { DocumentNode } from 'graphql'
import type { Logger } from 'pino'
import type { Context } from './context.ts'
import { createErrorFormatter } from './formatError.ts'
import { limitAliasesAndDirectives, limitSensitiveFields, maxTokens } from './limits.ts'
import { schema } from './schema.ts'

/**
 * Cost in requested objects, in every answer (`extensions.cost`): partners plan by it. It follows from the document and its
 * variables alone, and the same operations come again and again: the latest answers are kept with the document.
 */
const costs = new WeakMap<DocumentNode, Map<string, number>>()
const costsKeptPerDocument = 200

const costOf = (document: DocumentNode, variables: Record<string, unknown>, context: Context): number => {
  const known = costs.get(document) ?? new Map<string, number>()
  const key = JSON.stringify(variables)
  const cost = known.get(key) ?? complexityFromQuery(document, { schema, variables, ctx: context }).complexity
  if (known.size >= costsKeptPerDocument) known.clear()
  costs.set(document, known.set(key, cost))
  return cost
}

const reportCost: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ document, request, contextValue, response, errors }) {
        if (!document || errors?.length || response.body.kind !== 'single') return
        const requested = costOf(document, request.variables ?? {}, contextValue)
        response.body.singleResult.extensions = { ...response.body.singleResult.extensions, cost: { requested } }
      },
    }
  },
}

export const createApolloServer = (logger: Logger, plugins: ApolloServerPlugin<Context>[]): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema,
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens },
    validationRules: [limitAliasesAndDirectives, limitSensitiveFields],
    validationOptions: { maxErrors: 5 },
    formatError: createErrorFormatter(logger),
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    // cache control would wrap every field of every answer, and none of our types has hints
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageLocalDefault({ embed: false }),
      reportCost,
      ...plugins,
    ],
  })
