/** Defines: Article, ArticleSlug, BlogCategory, Query.articles, Query.article, Query.blogCategories */
import { sharedBy } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'
import { Media } from '../../../graphql/types/Media.ts'
import { publishedArticle } from '../content.visibility.ts'
import { readingMinutes } from '../readingMinutes.ts'

export const Article = builder.prismaObject('Article', {
  description: 'Of the blog. English where a translation is missing.',
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
      lang: t.string({
        description: 'Language of the texts.',
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).locale,
      }),
      translatedSlugs: t.field({
        type: [ArticleSlug],
        description: 'The slug in every language there is, for links to the other language.',
        select: { translations: { select: { locale: true, slug: true } } },
        resolve: ({ translations }) => translations,
      }),
      readingMinutes: t.int({
        description: 'At a calm pace, at least 1.',
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => readingMinutes(pickLocale(translations, locale).body),
      }),
      authorName: t.exposeString('authorName'),
      publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      category: t.relation('category'),
      region: t.relation('region', { nullable: true }),
      media: t.field({ type: Media, select: (_args, _context, nested) => ({ media: nested(true) }), resolve: ({ media }) => media }),
    }
  },
})

const ArticleSlug = builder.objectRef<{ locale: string; slug: string }>('ArticleSlug').implement({
  fields: (t) => ({ locale: t.exposeString('locale'), slug: t.exposeString('slug') }),
})

export const BlogCategory = builder.prismaObject('BlogCategory', {
  fields: (t) => {
    const localised = (field: 'slug' | 'name') =>
      t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return {
      id: t.exposeInt('id'),
      slug: localised('slug'),
      name: localised('name'),
      translatedSlugs: t.field({
        type: [ArticleSlug],
        select: { translations: { select: { locale: true, slug: true } } },
        resolve: ({ translations }) => translations,
      }),
      articlesCount: t.relationCount('articles', { where: (_args, { app }) => publishedArticle(app.clock.now()) }),
    }
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
    extensions: sharedBy('catalogue'),
    type: Article,
    nullable: true,
    args: { id: t.arg.int() },
    resolve: (query, _root, { id }, { app }) => app.db.article.findFirst({ ...query, where: { id, ...publishedArticle(app.clock.now()) } }),
  }),
  blogCategories: t.prismaField({
    extensions: sharedBy('content'),
    type: [BlogCategory],
    resolve: (query, _root, _args, { app }) => app.db.blogCategory.findMany({ ...query, orderBy: { position: 'asc' } }),
  }),
}))

const articlesOf = (now: Date, categoryId: number | null | undefined) => ({
  ...publishedArticle(now),
  ...(categoryId ? { blogCategoryId: categoryId } : {}),
})
