import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleTelegramUpdate } from '../../adapters/senders/handleTelegramUpdate.ts'
import { createTelegramBot, isTelegramCall } from '../../adapters/senders/telegramBot.ts'
import { readGatewayReport } from '../../adapters/senders/telegramGateway.ts'
import {
  answerWhatsappVerification,
  readWhatsappReports,
} from '../../adapters/senders/whatsappWebhook.ts'
import type { App } from '../../compose.ts'
import { saveDeliveryReports } from '../../domains/accounts/actions/saveDeliveryReports.ts'
import { senderWebhookPaths as paths } from '../../env/messaging.ts'

const bodyLimit = 256 * 1024

/**
 * Adds the webhooks of services that send codes: updates of the Telegram bot, reports of Telegram
 * Gateway and WhatsApp. Each call is authenticated by a signature of the raw body or a secret, else
 * it gets 403. A service that is not configured has no route. Logs no part of a body: it contains
 * phone numbers.
 */
export const addSenderWebhooks = (server: FastifyInstance, app: App): void => {
  const { senders, whatsappWebhook } = app.env.messaging
  server.register(async (scope) => {
    // signatures cover the raw bytes: don't parse them first, whatever the content type
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    const { telegramBot, telegramGateway } = senders
    if (telegramBot) {
      const bot = createTelegramBot(telegramBot)
      scope.post(paths.telegramBot, async (request, reply) => {
        if (
          !isTelegramCall(
            headerOf(request, 'x-telegram-bot-api-secret-token'),
            telegramBot.webhookSecret,
          )
        )
          return refuse(request, reply)
        await handleTelegramUpdate(parsed(rawBodyOf(request)), {
          links: app.telegramLinks,
          bot,
          now: app.clock.now(),
        })
        return reply.code(200).send()
      })
    }
    if (telegramGateway)
      scope.post(paths.telegramGateway, async (request, reply) => {
        const report = readGatewayReport(
          {
            rawBody: rawBodyOf(request),
            timestamp: headerOf(request, 'x-request-timestamp'),
            signature: headerOf(request, 'x-request-signature'),
          },
          { token: telegramGateway.token, now: app.clock.now() },
        )
        if (!report) return refuse(request, reply)
        await saveDeliveryReports(app, [report])
        return reply.code(200).send()
      })
    if (!whatsappWebhook) return
    scope.get(paths.whatsapp, { exposeHeadRoute: false }, async (request, reply) => {
      const [, query = ''] = request.url.split(/\?(.*)/s)
      const challenge = answerWhatsappVerification(
        new URLSearchParams(query),
        whatsappWebhook.verifyToken,
      )
      return challenge === null ? refuse(request, reply) : reply.type('text/plain').send(challenge)
    })
    scope.post(paths.whatsapp, async (request, reply) => {
      const reports = readWhatsappReports(
        rawBodyOf(request),
        headerOf(request, 'x-hub-signature-256'),
        whatsappWebhook.appSecret,
      )
      if (!reports) return refuse(request, reply)
      await saveDeliveryReports(app, reports)
      return reply.code(200).send()
    })
  })
}

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  request.log.warn(
    { path: request.routeOptions.url, ip: request.ip },
    'a webhook call of a code service was refused',
  )
  return reply.code(403).type('text/plain').send('refused')
}

const rawBodyOf = ({ body }: FastifyRequest): string =>
  Buffer.isBuffer(body) ? body.toString('utf8') : ''

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
