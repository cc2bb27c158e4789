import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import { isPaymentId } from '../orderNumber.ts'
import { type Sandbox, sandboxPath } from './sandbox.ts'
import type { SandboxPayment } from './sandboxBooks.ts'
import { noPaymentHtml, paymentHtml, sandboxChoices, type SandboxView } from './sandboxHtml.ts'
import { sandboxStyle } from './sandboxStyle.ts'

export interface SandboxTimes {
  /** Maximum milliseconds that a payer waits for the shop to get the notification. */
  maxWaitMs: number
  /** Milliseconds by which the choice "with a delay" delays the notification. */
  delayMs: number
}

const usualTimes: SandboxTimes = { maxWaitMs: 2000, delayMs: 5000 }

const fonts: Readonly<Record<string, string>> = {
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  'onest.woff2': '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
}
const styleHash = createHash('sha256').update(sandboxStyle).digest('base64')
const formShape = z.object({ choice: z.enum(sandboxChoices) })

type PageRequest = FastifyRequest<{ Params: { id: string }; Querystring: { lang?: unknown } }>

/**
 * Adds the payment page of the embedded provider: GET and POST /sandbox/pay/{id}?lang=de, without
 * scripts. Add it only where that provider is enabled; it needs the form parser.
 */
export const addSandboxPages = (
  server: FastifyInstance,
  { books, notifier, clock }: Sandbox,
  { maxWaitMs, delayMs }: SandboxTimes = usualTimes,
): void => {
  const send = (
    reply: FastifyReply,
    status: number,
    html: string,
    returns: readonly string[] = [],
  ): FastifyReply => {
    // browsers also check the redirect after a form post
    const targets = [...new Set(returns.map((url) => new URL(url).origin))].join(' ')
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; img-src 'self'; form-action 'self' ${targets}; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send(html)
  }
  const read = async (
    request: PageRequest,
  ): Promise<{ payment: SandboxPayment | null; locale: Locale }> => ({
    payment: isPaymentId(request.params.id) ? await books.find(request.params.id) : null,
    locale: isLocale(request.query.lang) ? request.query.lang : defaultLocale,
  })
  const viewOf = ({ status, expiresAt }: SandboxPayment): SandboxView =>
    status !== 'waiting' ? status : expiresAt > clock.now() ? 'open' : 'expired'
  const show = (
    reply: FastifyReply,
    payment: SandboxPayment,
    locale: Locale,
    status = 200,
  ): FastifyReply =>
    send(reply, status, paymentHtml(payment, viewOf(payment), locale), [
      payment.successUrl,
      payment.failUrl,
      payment.leaveUrl,
      payment.expiredUrl,
    ])

  server.get(`${sandboxPath}/:id`, async (request: PageRequest, reply) => {
    const { payment, locale } = await read(request)
    return payment ? show(reply, payment, locale) : send(reply, 404, noPaymentHtml(locale))
  })

  server.post(`${sandboxPath}/:id`, async (request: PageRequest, reply) => {
    const { payment, locale } = await read(request)
    if (!payment) return send(reply, 404, noPaymentHtml(locale))
    const { data: form } = formShape.safeParse(request.body)
    if (!form) return show(reply, payment, locale, 400)
    if (form.choice === 'leave') return reply.redirect(payment.leaveUrl, 303)

    const isDeclined = form.choice === 'decline'
    const settled = await books.settle(payment.id, isDeclined ? 'declined' : 'paid')
    if (!settled) {
      // another window was faster, or it is too late: show the current state
      const now = (await books.find(payment.id)) ?? payment
      return show(reply, now, locale, 409)
    }
    const told = notifier.notify(settled, isDeclined ? 'payment.declined' : 'payment.paid', {
      ...(form.choice === 'later' && { delayMs }),
      ...(form.choice === 'twice' && { copies: 2 }),
    })
    // like Stripe: notify the shop before the payer returns, unless it is slow
    if (form.choice !== 'later')
      await Promise.race([told, pause(maxWaitMs, undefined, { ref: false })])
    return reply.redirect(isDeclined ? settled.failUrl : settled.successUrl, 303)
  })

  server.get(
    '/sandbox/fonts/:name',
    async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      const file = Object.hasOwn(fonts, request.params.name)
        ? fonts[request.params.name]
        : undefined
      if (!file) return reply.code(404).send()
      return reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=604800' })
        .send(await readFile(createRequire(import.meta.url).resolve(file)))
    },
  )
}
