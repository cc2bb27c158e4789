/** Defines: Article, BlogCategory, Query.articles, Query.article, Query.blogCategories */
import { builder } from '../../../graphql/builder.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'
import { Media } from '../../tours/graphql/Media.ts'
import { publishedArticle } from '../content.visibility.ts'

const Article = builder.prismaObject('Article', {
  fields: (t) => {
    const localised = (field: 'slug' | 'title' | 'lead' | 'body' | 'metaDescription', description?: string) =>
      t.string({
        ...(description ? { description } : {}),
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return {
      id: t.exposeInt('id'),
      slug: localised('slug'),
      title: localised('title'),
      lead: localised('lead'),
      body: localised('body', 'Markdown.'),
      metaDescription: localised('metaDescription'),
      authorName: t.exposeString('authorName'),
      publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
      category: t.relation('category'),
      region: t.relation('region', { nullable: true }),
      media: t.field({ type: Media, select: (_args, _context, nested) => ({ media: nested(true) }), resolve: ({ media }) => media }),
    }
  },
})

builder.prismaObject('BlogCategory', {
  fields: (t) => {
    const localised = (field: 'slug' | 'name') =>
      t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return { id: t.exposeInt('id'), slug: localised('slug'), name: localised('name') }
  },
})

builder.queryFields((t) => ({
  articles: t.prismaConnection({
    type: Article,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    args: { categoryId: t.arg.int({ required: false }) },
    totalCount: (_connection, { categoryId }, { app }) => app.db.article.count({ where: articlesOf(app.clock.now(), categoryId) }),
    resolve: (query, _root, { categoryId }, { app }) =>
      app.db.article.findMany({
        ...query,
        where: articlesOf(app.clock.now(), categoryId),
        orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
  article: t.prismaField({
    type: Article,
    nullable: true,
    args: { id: t.arg.int() },
    resolve: (query, _root, { id }, { app }) => app.db.article.findFirst({ ...query, where: { id, ...publishedArticle(app.clock.now()) } }),
  }),
  blogCategories: t.prismaField({
    type: ['BlogCategory'],
    resolve: (query, _root, _args, { app }) => app.db.blogCategory.findMany({ ...query, orderBy: { position: 'asc' } }),
  }),
}))

const articlesOf = (now: Date, categoryId: number | null | undefined) => ({
  ...publishedArticle(now),
  ...(categoryId ? { blogCategoryId: categoryId } : {}),
})
