import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { defaultLocale, type Locale, localeFacts, locales } from '#schema/codes/locales.ts'
import type { App } from '../compose.ts'
import { type IndexablePage, listIndexable } from '../domains/sitemap/listIndexable.ts'

/**
 * URLs per file; the protocol allows 50,000, but pictures and other languages would make such a
 * file too large.
 */
const partSize = 20_000
/** Milliseconds for which the list of pages is cached. */
const keptFor = 60_000

/** Endpoints that are not pages. */
const closedPaths = ['/graphql', '/graphiql', '/preferences']

/**
 * Returns robots.txt. It closes endpoints that are not pages. Pages that must not be listed say so
 * themselves (noindex): a search engine that may not open them would never read it.
 */
export const robotsText = (publicUrl: string): string => {
  const rules = closedPaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/**
 * Adds GET /robots.txt, /sitemap.xml and the sitemaps of the languages: /sitemap-en.xml,
 * /sitemap-en-2.xml, …
 */
export const addSitemap = (
  server: FastifyInstance,
  app: App,
  hasPage: () => Promise<(path: string) => boolean>,
): void => {
  const { publicUrl } = app.env
  let kept: { until: number; pages: Promise<IndexablePage[]> } | null = null
  const pagesOf = async (locale: Locale): Promise<IndexablePage[]> => {
    const now = app.clock.now().getTime()
    if (!kept || kept.until < now) {
      const pages = hasPage().then((has) => listIndexable({ ...app, hasPage: has }))
      kept = { until: now + keptFor, pages }
      pages.catch(() => {
        kept = null
      })
    }
    return (await kept.pages).filter(({ paths }) => paths[locale])
  }
  const absolute = (path: string): string => publicUrl + path

  const send = (reply: FastifyReply, xml: Readable) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml)

  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText(publicUrl)),
  )

  server.get('/sitemap.xml', async (_request, reply) => {
    const { SitemapIndexStream } = await import('sitemap')
    const files: { url: string; lastmod?: string }[] = []
    for (const locale of locales) {
      const pages = await pagesOf(locale)
      for (let part = 0; part * partSize < pages.length; part++) {
        const changes = pages
          .slice(part * partSize, (part + 1) * partSize)
          .map(({ changedAt }) => changedAt?.getTime() ?? 0)
        const changed = changes.reduce((a, b) => Math.max(a, b), 0)
        const url = absolute(
          `/sitemap-${localeFacts[locale].iso}${part > 0 ? `-${part + 1}` : ''}.xml`,
        )
        files.push({ url, ...(changed > 0 && { lastmod: new Date(changed).toISOString() }) })
      }
    }
    return send(reply, Readable.from(files).pipe(new SitemapIndexStream()))
  })

  const answerPart = async (reply: FastifyReply, locale: Locale, part: number) => {
    const pages = (await pagesOf(locale)).slice((part - 1) * partSize, part * partSize)
    if (pages.length === 0) return reply.code(404).type('text/plain').send('No such sitemap')
    const { SitemapStream } = await import('sitemap')
    const items = pages.map(({ paths, changedAt, pictures }) => ({
      url: absolute(paths[locale] ?? ''),
      ...(changedAt && { lastmod: changedAt.toISOString() }),
      links: alternatesOf(paths).map(({ lang, path }) => ({ lang, url: absolute(path) })),
      img: pictures.map((path) => ({ url: absolute(path) })),
    }))
    return send(
      reply,
      Readable.from(items).pipe(
        new SitemapStream({ xmlns: { news: false, video: false, xhtml: true, image: true } }),
      ),
    )
  }
  for (const locale of locales) {
    const { iso } = localeFacts[locale]
    server.get(`/sitemap-${iso}.xml`, (_request, reply) => answerPart(reply, locale, 1))
    server.get<{ Params: { part: string } }>(
      `/sitemap-${iso}-:part(^[1-9]\\d{0,3}$).xml`,
      (request, reply) => answerPart(reply, locale, Number(request.params.part)),
    )
  }
}

/**
 * Returns the same alternates as the page's head: each language, and the default one as x-default.
 */
const alternatesOf = (paths: IndexablePage['paths']): { lang: string; path: string }[] => {
  const found = locales.flatMap((locale) => {
    const path = paths[locale]
    return path ? [{ lang: localeFacts[locale].iso, path }] : []
  })
  const byDefault = paths[defaultLocale]
  return found.length < locales.length || !byDefault
    ? []
    : [...found, { lang: 'x-default', path: byDefault }]
}
