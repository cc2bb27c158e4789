import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import type { Logger } from 'pino'
import { httpStatusOf, isErrorCode } from '#schema/codes/errors.ts'
import type { Context } from './context.ts'
import { documentCost, rejectCostlyOperation } from './documentCost.ts'
import { createErrorFormatter } from './formatError.ts'
import { limitAliasesAndDirectives, limitSensitiveFields, maxTokens } from './limits.ts'
import { schema } from './schema.ts'

/**
 * Rejects costly operations before anything is read, and returns the cost with every answer
 * (`extensions.cost`) for partners to plan by.
 */
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
 * Sets status 429 and `retry-after` for rate-limited callers (specification section 8), so that
 * proxies and clients need not read the body. Keeps status 200 for partial answers, and for scripts
 * of a page: the browser would log it in its console as an error, although the page shows its own
 * message.
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

/** Creates the API's server. `startPage` is the HTML for people who open it in a browser. */
export const createApolloServer = (
  logger: Logger,
  startPage: string,
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
      { serverWillStart: async () => ({ renderLandingPage: async () => ({ html: startPage }) }) },
      limitAndReportCost,
      tellTooMany,
      ...plugins,
    ],
  })
