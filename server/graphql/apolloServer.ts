import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import { complexityFromQuery } from '@pothos/plugin-complexity'
import type { Logger } from 'pino'
import type { Context } from './context.ts'
import { createErrorFormatter } from './formatError.ts'
import { limitAliasesAndDirectives, limitSensitiveFields, maxTokens } from './limits.ts'
import { schema } from './schema.ts'

/** Cost in requested objects, in every answer (`extensions.cost`): partners plan by it. */
const reportCost: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ document, request, contextValue, response }) {
        if (!document || response.body.kind !== 'single') return
        const { complexity } = complexityFromQuery(document, { schema, variables: request.variables ?? {}, ctx: contextValue })
        response.body.singleResult.extensions = { ...response.body.singleResult.extensions, cost: { requested: complexity } }
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
    plugins: [ApolloServerPluginLandingPageLocalDefault({ embed: false }), reportCost, ...plugins],
  })
