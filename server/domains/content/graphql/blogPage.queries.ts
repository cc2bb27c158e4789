/** Defines: BlogPage, Article.tours, Query.blogPage, Query.similarArticles */
import { parseSlug } from '#schema/rules/routes/pathParams.ts'
import { normalizeSearch } from '#schema/rules/search/normalizeSearch.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { TourCard } from '../../search/graphql/TourCard.ts'
import type { Card } from '../../search/reads/searchIndex.ts'
import { publishedArticle } from '../content.visibility.ts'
import { findSimilarArticles } from '../reads/findSimilarArticles.ts'
import { Article, BlogCategory } from './blog.ts'

/** Articles per page (specification section 9). */
const pageSize = 20
/** Highest page number: nobody reads farther page by page. */
const lastPage = 500
const maxTours = 12
const maxSimilar = 12

interface BlogPageSource {
  categoryId: number | null
  where: Prisma.ArticleWhereInput
  totalCount: number
  page: number
  pageCount: number
}

const BlogPage = builder.objectRef<BlogPageSource>('BlogPage').implement({
  description: 'Twenty articles, the newest first.',
  fields: (t) => ({
    category: t.prismaField({
      type: BlogCategory,
      nullable: true,
      description: 'The requested category; null if the page shows all.',
      // queries even without a category, to get null: no category has the id -1
      resolve: (query, { categoryId }, _args, { app }) =>
        app.db.blogCategory.findUnique({ ...query, where: { id: categoryId ?? -1 } }),
    }),
    articles: t.prismaField({
      description: 'Articles of this page, newest first.',
      type: [Article],
      resolve: (query, { where, page }, _args, { app }) =>
        app.db.article.findMany({
          ...query,
          where,
          orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
          skip: (page - 1) * pageSize,
          take: pageSize,
        }),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of articles on all pages.' }),
    page: t.exposeInt('page', {
      description: 'Number of this page: as requested, but at least 1 and at most the last.',
    }),
    pageCount: t.exposeInt('pageCount', { description: 'Number of pages, at least 1.' }),
  }),
})

builder.prismaObjectFields(Article, (t) => ({
  tours: t.field({
    type: [TourCard],
    description: 'Bookable tours named by the author, then others of the region.',
    args: {
      first: t.arg.int({ description: 'Maximum number of tours to return.', defaultValue: 3 }),
    },
    select: { regionId: true, tours: { select: { tourId: true }, orderBy: { position: 'asc' } } },
    resolve: ({ regionId, tours }, { first }, { app, currency }) => {
      const count = Math.min(Math.max(first ?? 3, 1), maxTours)
      const named = app.search
        .cards(tours.map(({ tourId }) => tourId))
        .filter(({ openDepartures }) => openDepartures > 0)
      const ofRegion = (): readonly Card[] =>
        regionId === null
          ? []
          : app.search.search(normalizeSearch({ regions: [regionId] }, currency), {
              currency,
              pageSize: count,
              withFacets: false,
            }).cards
      const cards = new Map(
        (named.length < count ? [...named, ...ofRegion()] : named).map((card) => [card.id, card]),
      )
      return [...cards.values()].slice(0, count)
    },
  }),
}))

builder.queryFields((t) => ({
  blogPage: t.field({
    extensions: cacheScope('content'),
    type: BlogPage,
    nullable: true,
    description:
      'A page of the blog, of all or of one category by its slug in any language; null for an unknown category.',
    args: {
      category: t.arg.string({
        description: 'Slug of a category; all when absent.',
        required: false,
      }),
      page: t.arg.int({ description: 'Number of the page, from 1.', defaultValue: 1 }),
    },
    resolve: async (_root, { category, page }, { app, locale }) => {
      const asked = category ? parseSlug(category) : null
      const found = asked
        ? await app.db.blogCategoryTranslation.findMany({
            where: { slug: asked.slug },
            select: { blogCategoryId: true, locale: true },
          })
        : []
      const categoryId =
        (found.find((row) => row.locale === locale) ?? found[0])?.blogCategoryId ?? null
      if (category && categoryId === null) return null
      const where = {
        ...publishedArticle(app.clock.now()),
        ...(categoryId === null ? {} : { blogCategoryId: categoryId }),
      }
      const totalCount = await app.db.article.count({ where })
      const pageCount = Math.min(lastPage, Math.max(1, Math.ceil(totalCount / pageSize)))
      return {
        categoryId,
        where,
        totalCount,
        pageCount,
        page: Math.min(pageCount, Math.max(1, page ?? 1)),
      }
    },
  }),
  similarArticles: t.prismaField({
    extensions: cacheScope('content'),
    type: [Article],
    description:
      'Similar articles: those of the same region first, then of the same category, then the newest.',
    args: {
      id: t.arg.int({ description: 'Id of the article.' }),
      first: t.arg.int({ description: 'Maximum number of articles to return.', defaultValue: 3 }),
    },
    resolve: async (query, _root, { id, first }, { app }) => {
      const ids = await findSimilarArticles(app.db, {
        id,
        count: Math.min(Math.max(first ?? 3, 1), maxSimilar),
        now: app.clock.now(),
      })
      const articles = await app.db.article.findMany({ ...query, where: { id: { in: ids } } })
      return articles.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    },
  }),
}))
