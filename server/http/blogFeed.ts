import { createHash } from 'node:crypto'
import { Feed } from 'feed'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'graphql'
import { type Locale, localeFacts, locales } from '#schema/codes/locales.ts'
import { blogFeedPath } from '#schema/rules/routes/blogFeedPath.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import type { App } from '../compose.ts'
import { parsePictureFile } from '../posters/pictureUrl.ts'
import { executePage } from '../graphql/executePage.ts'
import { createContext } from './createContext.ts'
import { perLocale } from '../i18n/perLocale.ts'
import { blogFeedMessages as messages } from './blogFeed.messages.ts'

/** Seconds that a reader or proxy may cache the feed. */
const maxAge = 900

const words = perLocale((t) => ({ title: t(messages.title), description: t(messages.description) }))

const document = parse(`query BlogFeed {
  articles(first: 20) {
    edges { node { id slug title lead authorName publishedAt category { id name } media { id urlTemplate } } }
  }
  contacts { channels { id kind name } }
}`)

interface FeedArticle {
  id: number
  slug: string
  title: string
  lead: string
  authorName: string
  publishedAt: string
  category: { name: string }
  media: { urlTemplate: string | null }
}

interface BlogFeed {
  articles: { edges: { node: FeedArticle }[] }
  contacts: { channels: { kind: string; name: string }[] }
}

/** Adds GET /blog/rss.xml and /de/reiseblog/rss.xml: the twenty newest blog articles as RSS 2.0. */
export const addBlogFeed = (server: FastifyInstance, app: App): void => {
  for (const locale of locales)
    server.get(blogFeedPath(locale), (request, reply) => answerFeed(app, locale, request, reply))
}

const answerFeed = async (
  app: App,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const context = await createContext(app, request, reply, locale)
  const { data, errors } = await executePage(
    { document, variables: {}, operationName: 'BlogFeed' },
    context,
  )
  if (errors?.[0]) throw errors[0]
  const { articles, contacts } = data as unknown as BlogFeed
  const pictures = await Promise.all(
    articles.edges.map(({ node }) => pictureOf(app, node.media.urlTemplate)),
  )
  const rss = writeFeed({
    publicUrl: app.env.publicUrl,
    locale,
    email: contacts.channels.find(({ kind }) => kind === 'EMAIL')?.name,
    articles: articles.edges.map(({ node }, index) => ({
      ...node,
      picture: pictures[index] ?? null,
    })),
    now: app.clock.now(),
  })
  const etag = `"${createHash('sha256').update(rss).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `public, max-age=${maxAge}`).header('etag', etag)
  if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send()
  return reply.type('application/rss+xml; charset=utf-8').send(rss)
}

interface FeedPicture {
  path: string
  /** Size in bytes, which RSS requires. */
  length: number
}

/**
 * Returns the preview picture of an article, drawn now if it wasn't before; null where there is
 * none.
 */
const pictureOf = async (app: App, template: string | null): Promise<FeedPicture | null> => {
  const path = template?.replace('{width}', 'og').replace('{format}', 'jpg')
  const [, key, file] = /^\/pictures\/([^/]+)\/([^/?]+)/.exec(path ?? '') ?? []
  const variant = parsePictureFile(file ?? '')
  if (!path || !key || !variant) return null
  try {
    const { body } = await app.pictures.get(key, variant.width, variant.format)
    return { path, length: body.length }
  } catch (error) {
    app.logger.warn({ error, key }, 'the blog feed has no picture for an article')
    return null
  }
}

interface FeedParts {
  publicUrl: string
  locale: Locale
  /** Our contact address: RSS requires an e-mail address for authors. */
  email: string | undefined
  articles: readonly (FeedArticle & { picture: FeedPicture | null })[]
  now: Date
}

const writeFeed = ({ publicUrl, locale, email, articles, now }: FeedParts): string => {
  const url = (path: string): string => new URL(path, publicUrl).href
  const times = articles.map(({ publishedAt }) => Date.parse(publishedAt))
  const feed = new Feed({
    ...words[locale],
    id: url(pagePath('blog', locale)),
    link: url(pagePath('blog', locale)),
    language: localeFacts[locale].code,
    feedLinks: { rss: url(blogFeedPath(locale)) },
    generator: false,
    ttl: maxAge / 60,
    updated: times.length > 0 ? new Date(Math.max(...times)) : now,
  })
  for (const { id, slug, title, lead, authorName, publishedAt, category, picture } of articles) {
    const link = url(pagePath('blog', locale, { slug: slugWithId(slug, id) }))
    feed.addItem({
      title,
      link,
      // a renamed article keeps its id and stays marked as read
      id: `${url(pagePath('blog', locale))}#${id}`,
      description: lead,
      date: new Date(publishedAt),
      ...(email && { author: [{ name: authorName, email }] }),
      category: [{ name: category.name }],
      ...(picture && {
        image: { url: url(picture.path), type: 'image/jpeg', length: picture.length },
      }),
    })
  }
  return feed.rss2()
}
