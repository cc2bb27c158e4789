import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, localeFacts, locales } from '#schema/codes/locales.ts'
import { localeOfPath } from '#schema/rules/routes/matchPage.ts'
import { readRequestFile } from '#schema/rules/routes/requestFiles.ts'
import type { App } from '../compose.ts'
import { readInvoice } from '../domains/requests/papers/documents/readInvoice.ts'
import { readVoucher } from '../domains/requests/papers/documents/readVoucher.ts'
import { type DocumentPrinter, PrinterBusyError } from '../printing/createDocumentPrinter.ts'
import type { DocumentTask } from '../printTasks.ts'
import { perLocale } from '../i18n/perLocale.ts'
import { requestFilesMessages as messages } from './requestFiles.messages.ts'

const refusals = perLocale((t) => ({
  none: t(messages.none),
  busy: t(messages.busy),
}))

/** Revision of the documents' look; increase it with each change to make browsers' copies stale. */
const revision = 1

/**
 * Adds the documents of a request: /order/{uuid}/voucher.pdf and
 * /order/{uuid}/invoice-{number}.pdf, in the request's language. Anyone with the uuid may open
 * them, like the request's pages; everything else is 404.
 */
export const addRequestFiles = (
  server: FastifyInstance,
  app: App,
  printer: DocumentPrinter<DocumentTask>,
): void => {
  const handle = async (
    request: FastifyRequest<{ Params: { uuid: string; file: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const locale = localeOfPath(request.url)
    // the URL grants access: keep it and its document out of caches and search engines
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
    const paper = await read(app, request.params.uuid, request.params.file)
    if (!paper) return refuse(reply, locale, 404, 'none')
    const etag = `"${createHash('sha256')
      .update(JSON.stringify([revision, paper.task]))
      .digest('base64url')}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${paper.name}.pdf"`)
    if (request.method === 'HEAD') return reply.send()
    try {
      return await reply.send(await printer.print(`paper ${etag}`, async () => paper.task))
    } catch (error) {
      if (!(error instanceof PrinterBusyError)) throw error
      reply.removeHeader('content-disposition').removeHeader('etag')
      return refuse(reply.header('retry-after', error.retryAfter), locale, 429, 'busy')
    }
  }
  for (const locale of locales)
    server.get<{ Params: { uuid: string; file: string } }>(
      `${localeFacts[locale].pathPrefix}/order/:uuid/:file(^[\\w-]+\\.pdf$)`,
      handle,
    )
}

const read = async (
  app: App,
  uuid: string,
  file: string,
): Promise<{ task: DocumentTask; name: string } | null> => {
  const asked = readRequestFile(uuid, file)
  if (!asked) return null
  const address = new URL(app.env.publicUrl).host
  if (asked.file === 'voucher') {
    const voucher = await readVoucher(app, asked.uuid)
    return (
      voucher && {
        task: { kind: 'voucher', voucher, address },
        name: `versta-voucher-${voucher.number}`,
      }
    )
  }
  const invoice = await readInvoice(app, asked)
  return (
    invoice && {
      task: { kind: 'invoice', invoice, address },
      name: `versta-${fileWords[invoice.locale][invoice.kind]}-${invoice.number}`,
    }
  )
}

/** File names that people can find on their disk. */
const fileWords = perLocale((t) => ({
  invoice: t(messages.fileNameInvoice),
  credit_note: t(messages.fileNameCreditNote),
}))

const refuse = (
  reply: FastifyReply,
  locale: Locale,
  status: number,
  reason: keyof (typeof refusals)['en'],
): FastifyReply =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('content-language', locale)
    .send(`${refusals[locale][reason]}\n`)
