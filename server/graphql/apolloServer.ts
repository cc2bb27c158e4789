import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { Logger } from 'pino'
import type { Context } from './context.ts'
import { documentCost, refuseCostly } from './documentCost.ts'
import { createErrorFormatter } from './formatError.ts'
import { limitAliasesAndDirectives, limitSensitiveFields, maxTokens } from './limits.ts'
import { schema } from './schema.ts'

/** Refuses what costs too much before anything is read, and says the cost of every answer (`extensions.cost`): partners plan by it. */
const limitAndReportCost: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, request, contextValue }) {
        if (operation) refuseCostly({ document, operation, variables: request.variables ?? {}, context: contextValue })
      },
      async willSendResponse({ document, operation, request, contextValue, response, errors }) {
        if (!document || !operation || errors?.length || response.body.kind !== 'single') return
        const requested = documentCost({ document, operation, variables: request.variables ?? {}, context: contextValue })?.complexity
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
      limitAndReportCost,
      ...plugins,
    ],
  })
