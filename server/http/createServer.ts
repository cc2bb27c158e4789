import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyFormbody from '@fastify/formbody'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { addSandboxPages } from '../adapters/payments/sandbox/sandboxPages.ts'
import { processPaymentNotification } from '../domains/payments/actions/processPaymentNotification.ts'
import type { App } from '../compose.ts'
import { createDocumentPrinter } from '../printing/createDocumentPrinter.ts'
import type { DocumentTask } from '../printTasks.ts'
import { isDatabaseUnavailable } from '../db/isDatabaseUnavailable.ts'
import { isInvalidTextError } from '../db/isInvalidTextError.ts'
import { addBlogFeed } from './blogFeed.ts'
import { addFavorites } from './favorites.ts'
import { addGraphql } from './graphqlEndpoint.ts'
import { addHealth } from './health.ts'
import { redactUrl } from './redactUrl.ts'
import { addPages } from './pages.ts'
import { addPhotos } from './photos.ts'
import { addPictures } from './pictures.ts'
import { addPreferences } from './preferences.ts'
import { addRequestFiles } from './requestFiles.ts'
import { addSecurityHeaders } from './securityHeaders.ts'
import { addSitemap } from './sitemap.ts'
import { addStatementFile } from './statementFile.ts'
import { addTourFiles } from './tourFiles.ts'
import { addVkReturn } from './vkReturn.ts'
import { addPaymentWebhooks } from './webhooks/payments.ts'
import { addSenderWebhooks } from './webhooks/senders.ts'

/** Maximum body size in bytes: larger bodies get 413. Photo uploads have their own limit. */
const bodyLimit = 256 * 1024

/** Creates the HTTP server of a process, not yet listening. */
export const createServer = async (app: App): Promise<FastifyInstance> => {
  const server = fastify({
    loggerInstance: app.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // not `true`: that trusts the first address of X-Forwarded-For, which the visitor may have
    // forged
    trustProxy: app.env.proxies > 0 && ((_address: string, hop: number) => hop < app.env.proxies),
    bodyLimit,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
  })
  addSecurityHeaders(server, app.env.publicUrl)
  server.setErrorHandler(
    (error: Error & { statusCode?: number; code?: string }, request, reply) => {
      const isNoText = isInvalidTextError(error)
      const status =
        error.statusCode && error.statusCode < 500
          ? error.statusCode
          : isDatabaseUnavailable(error)
            ? 503
            : isNoText
              ? 400
              : 500
      // a visitor who leaves while a page is rendered aborts it: that is no error
      const isLeft = error.name === 'AbortError' && reply.raw.destroyed
      if (status === 500 && !isLeft)
        request.log.error(
          { err: error, url: redactUrl(request.url) },
          'unexpected error in a request',
        )
      const code =
        status === 413
          ? 'PAYLOAD_TOO_LARGE'
          : status === 503
            ? 'UNAVAILABLE'
            : status === 500
              ? 'INTERNAL'
              : 'BAD_USER_INPUT'
      const said = isNoText ? 'A text contains U+0000, which is not allowed' : error.message
      const message =
        status < 500
          ? said
          : status === 503
            ? 'The service is temporarily unavailable: try again'
            : 'Something went wrong'
      return reply
        .code(status)
        .send({ errors: [{ message, extensions: { code, requestId: request.id } }] })
    },
  )
  await server.register(fastifyCookie)
  await server.register(fastifyFormbody)
  await server.register(fastifyCompress, {
    global: true,
    encodings: ['gzip', 'identity'],
    threshold: 1024,
  })
  addHealth(server, app)
  addPictures(server, app)
  addPhotos(server, app)
  addPreferences(server, app)
  addFavorites(server, app)
  // a single thread draws all printed documents
  const printer = createDocumentPrinter<DocumentTask>(
    new URL('../printTasks.ts', import.meta.url).href,
    join(app.env.dataDirectory, 'fonts'),
  )
  server.addHook('onClose', () => printer.close())
  addTourFiles(server, app, printer)
  addRequestFiles(server, app, printer)
  addStatementFile(server, app)
  if (app.payments.sandbox) addSandboxPages(server, app.payments.sandbox)
  addPaymentWebhooks(server, {
    providers: app.payments,
    onNotification: (notice, { provider }) => processPaymentNotification(app, provider, notice),
  })
  addSenderWebhooks(server, app)
  addVkReturn(server, app)
  addBlogFeed(server, app)
  await addGraphql(server, app)
  const { hasPage } = await addPages(server, app)
  addSitemap(server, app, hasPage)
  return server
}
