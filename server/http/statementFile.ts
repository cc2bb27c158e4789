import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, localeFacts, locales } from '#schema/codes/locales.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import type { App } from '../compose.ts'
import { DomainError } from '../core/domainError.ts'
import { readStatement } from '../domains/organizers/reads/readStatement.ts'
import { writeStatementCsv } from '../domains/organizers/writeStatementCsv.ts'
import { createContext } from './createContext.ts'
import { perLocale } from '../i18n/perLocale.ts'
import { statementFileMessages as messages } from './statementFile.messages.ts'

interface StatementRoute {
  Querystring: { month?: string; organizer?: string }
}

const words = perLocale((t) => ({ none: t(messages.none), fileName: t(messages.fileName) }))

/**
 * Adds /crm/statement.csv?month=2026-11&organizer=3: the content of the statement page, with the
 * same rights; else 404.
 */
export const addStatementFile = (server: FastifyInstance, app: App): void => {
  for (const locale of locales)
    server.get(
      `${localeFacts[locale].pathPrefix}/crm/statement.csv`,
      (request: FastifyRequest<StatementRoute>, reply) => send(app, locale, request, reply),
    )
}

const send = async (
  app: App,
  locale: Locale,
  request: FastifyRequest<StatementRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'private, no-store')
  const { viewer } = await createContext(app, request, reply, locale)
  const { month, organizer } = request.query
  const organizerId = organizer === undefined ? null : readId(String(organizer))
  try {
    if (organizer !== undefined && organizerId === null)
      throw new DomainError('NOT_FOUND', 'No such organizer')
    const statement = await readStatement(app, viewer, {
      organizerId,
      month: month === undefined ? null : String(month),
    })
    return await reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="versta-${words[locale].fileName}-${statement.month}.csv"`,
      )
      .send(writeStatementCsv(statement, locale))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .header('content-language', locale)
      .send(`${words[locale].none}\n`)
  }
}
