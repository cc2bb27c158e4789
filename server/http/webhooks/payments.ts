import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type CheckAnswer,
  type NotificationMessage,
  type PaymentProvider,
  type PaymentProviderName,
  paymentProviderNames,
  type TrustedNotice,
} from '../../adapters/payments/port.ts'

/** Applies a notification. When it rejects, the provider sends the notification again. */
export type OnPaymentNotification = (
  notice: TrustedNotice,
  raw: { provider: PaymentProviderName; message: NotificationMessage },
) => Promise<CheckAnswer | undefined>

interface PaymentWebhooks {
  providers: { byName(name: PaymentProviderName): PaymentProvider | null }
  onNotification: OnPaymentNotification
}

/** Returns the path of a provider's notifications, for API calls and for its merchant portal. */
export const paymentWebhookPath = (name: PaymentProviderName): string =>
  `/webhooks/payments/${name.toLowerCase()}`

const bodyLimit = 256 * 1024
const statuses = { forged: 403, other_merchant: 403, too_old: 400, malformed: 400 } as const

/**
 * Adds GET and POST /webhooks/payments/{provider}. Passes the raw body to the provider's adapter
 * and a trusted notification to `onNotification`, and answers as the provider expects. Logs no part
 * of the body: it names cards and carries signatures.
 */
export const addPaymentWebhooks = (
  server: FastifyInstance,
  { providers, onNotification }: PaymentWebhooks,
): void => {
  const handle = async (
    request: FastifyRequest<{ Params: { provider: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const name = paymentProviderNames.find(
      (known) => known.toLowerCase() === request.params.provider,
    )
    const provider = name ? providers.byName(name) : null
    if (!name || !provider) return reply.code(404).type('text/plain').send('unknown provider')
    const [, query = ''] = request.url.split(/\?(.*)/s)
    const message: NotificationMessage = {
      method: request.method === 'GET' ? 'GET' : 'POST',
      rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      headers: request.headers,
      query,
    }
    const notice = await provider.parseNotification(message)
    if (notice.kind === 'refused') {
      request.log.warn(
        { provider: name, reason: notice.reason, ip: request.ip },
        'a payment notification was refused',
      )
      return reply.code(statuses[notice.reason]).type('text/plain').send('refused')
    }
    let answer: CheckAnswer | undefined
    if (notice.kind !== 'probe') {
      const what = {
        provider: name,
        kind: notice.kind,
        ...('dedupeKey' in notice && { dedupeKey: notice.dedupeKey }),
      }
      try {
        answer = await onNotification(notice, { provider: name, message })
      } catch (error) {
        request.log.error({ err: error, ...what }, 'a payment notification could not be applied')
        return reply.code(500).type('text/plain').send('FAIL')
      }
    }
    const { status, contentType, body } = provider.acknowledge(notice, answer)
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-type', contentType)
      .send(body)
  }

  server.register(async (scope) => {
    // signatures cover the raw bytes: don't parse them first, whatever the content type
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.get('/webhooks/payments/:provider', { exposeHeadRoute: false }, handle)
    scope.post('/webhooks/payments/:provider', handle)
  })
}
