import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { Logger } from 'pino'
import { httpStatusOf, isErrorCode } from '#schema/codes/errors.ts'
import type { Context } from './context.ts'
import { documentCost, rejectCostlyOperation } from './documentCost.ts'
import { createErrorFormatter } from './formatError.ts'
import { limitAliasesAndDirectives, limitSensitiveFields, maxTokens } from './limits.ts'
import { schema } from './schema.ts'

/** Refuses what costs too much before anything is read, and says the cost of every answer (`extensions.cost`): partners plan by it. */
const limitAndReportCost: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, request, contextValue }) {
        if (operation)
          rejectCostlyOperation({
            document,
            operation,
            variables: request.variables ?? {},
            context: contextValue,
          })
      },
      async willSendResponse({ document, operation, request, contextValue, response, errors }) {
        if (!document || !operation || errors?.length || response.body.kind !== 'single') return
        const requested = documentCost({
          document,
          operation,
          variables: request.variables ?? {},
          context: contextValue,
        })?.complexity
        response.body.singleResult.extensions = {
          ...response.body.singleResult.extensions,
          cost: { requested },
        }
      },
    }
  },
}

/**
 * Who comes too often is told so by the status too (specification section 8), with the seconds to wait: proxies and clients know it
 * without reading on. Where something of the document was answered the status stays, and for scripts of a page: a browser would
 * write it into its console as a fault of the page, which has its words for it.
 */
const tellTooMany: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response: { body, http } }) {
        if (
          body.kind !== 'single' ||
          body.singleResult.data ||
          request.http?.headers.get('sec-fetch-site')
        )
          return
        const { code, retryAfter } = body.singleResult.errors?.[0]?.extensions ?? {}
        if (!isErrorCode(code) || httpStatusOf[code] !== 429) return
        http.status = 429
        if (retryAfter) http.headers.set('retry-after', String(retryAfter))
      },
    }
  },
}

export const createApolloServer = (
  logger: Logger,
  plugins: ApolloServerPlugin<Context>[],
): ApolloServer<Context> =>
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
      tellTooMany,
      ...plugins,
    ],
  })
