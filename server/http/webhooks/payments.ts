import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type CheckAnswer,
  type NotificationMessage,
  type PaymentProvider,
  type PaymentProviderName,
  paymentProviderNames,
  type TrustedNotice,
} from '../../adapters/payments/port.ts'

/** What applies notifications. Rejecting makes the provider send it again. */
export type OnPaymentNotification = (
  notice: TrustedNotice,
  raw: { provider: PaymentProviderName; message: NotificationMessage },
) => Promise<CheckAnswer | undefined>

interface PaymentWebhooks {
  providers: { byName(name: PaymentProviderName): PaymentProvider | null }
  onNotification: OnPaymentNotification
}

/** The path of a provider's notifications, for what it is told and for its cabinet. */
export const paymentWebhookPath = (name: PaymentProviderName): string =>
  `/webhooks/payments/${name.toLowerCase()}`

const bodyLimit = 256 * 1024
const statuses = { forged: 403, other_merchant: 403, too_old: 400, malformed: 400 } as const

/**
 * GET and POST /webhooks/payments/{provider}: the raw body goes to the provider's adapter, what it trusts to `onNotification`,
 * and the provider hears the words that it expects. Nothing of the body is logged: it names cards and carries signatures.
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
    // signatures are over the bytes: whatever type they say they are, nobody parses them first
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.get('/webhooks/payments/:provider', { exposeHeadRoute: false }, handle)
    scope.post('/webhooks/payments/:provider', handle)
  })
}
