/** Defines: Article, ArticleSlug, BlogCategory, Query.articles, Query.article, Query.blogCategories */
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { localesOf, localizedField, pickLocale } from '../../../graphql/localized.ts'
import { Media } from '../../../graphql/types/Media.ts'
import { publishedArticle } from '../content.visibility.ts'
import { readingMinutes } from '../readingMinutes.ts'

export const Article = builder.prismaObject('Article', {
  description: 'An article of the blog. Texts are English if a translation is missing.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the article.' }),
    slug: t.string(localizedField('slug', 'Slug in the language of the call.')),
    title: t.string(localizedField('title', 'Title in the language of the call.')),
    lead: t.string(localizedField('lead', 'Opening sentences in the language of the call.')),
    body: t.string(localizedField('body', 'Text in the language of the call, as Markdown.')),
    metaDescription: t.string(
      localizedField('metaDescription', 'Text for search engines in the language of the call.'),
    ),
    lang: t.string(localizedField('locale', 'Language of the texts.')),
    translatedSlugs: t.field({
      type: [ArticleSlug],
      description: 'The slug in each language that has one, for links to the other language.',
      select: { translations: { select: { locale: true, slug: true } } },
      resolve: ({ translations }) => translations,
    }),
    readingMinutes: t.int({
      description: 'Reading time in minutes, at least 1.',
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) =>
        readingMinutes(pickLocale(translations, locale).body),
    }),
    authorName: t.exposeString('authorName', { description: 'Name of the author as shown.' }),
    publishedAt: t.expose('publishedAt', {
      description: 'When it was published (UTC); null for a draft.',
      type: 'DateTime',
      nullable: true,
    }),
    updatedAt: t.expose('updatedAt', { description: 'Last change (UTC).', type: 'DateTime' }),
    category: t.relation('category', { description: 'Its category.' }),
    region: t.relation('region', {
      description: 'Region it is about; null without one.',
      nullable: true,
    }),
    media: t.field({
      description: 'Its picture.',
      type: Media,
      select: (_args, _context, nested) => ({ media: nested(true) }),
      resolve: ({ media }) => media,
    }),
  }),
})

const ArticleSlug = builder.objectRef<{ locale: string; slug: string }>('ArticleSlug').implement({
  description: 'A slug in one language.',
  fields: (t) => ({
    locale: t.exposeString('locale', { description: 'Language code.' }),
    slug: t.exposeString('slug', { description: 'Slug in this language.' }),
  }),
})

export const BlogCategory = builder.prismaObject('BlogCategory', {
  description: 'A category of the blog.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the category.' }),
    slug: t.string(localizedField('slug', 'Slug in the language of the call.')),
    name: t.string(localizedField('name', 'Name in the language of the call.')),
    translatedSlugs: t.field({
      description: 'Its slug in each language.',
      type: [ArticleSlug],
      select: { translations: { select: { locale: true, slug: true } } },
      resolve: ({ translations }) => translations,
    }),
    articlesCount: t.relationCount('articles', {
      description: 'Number of published articles.',
      where: (_args, { app }) => publishedArticle(app.clock.now()),
    }),
  }),
})

builder.queryFields((t) => ({
  articles: t.prismaConnection({
    description: 'Published articles, newest first.',
    type: Article,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    args: {
      categoryId: t.arg.int({ description: 'Only articles of this category.', required: false }),
    },
    totalCount: (_connection, { categoryId }, { app }) =>
      app.db.article.count({ where: articlesOf(app.clock.now(), categoryId) }),
    resolve: (query, _root, { categoryId }, { app }) =>
      app.db.article.findMany({
        ...query,
        where: articlesOf(app.clock.now(), categoryId),
        orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
  article: t.prismaField({
    description: 'A published article; null for an unknown id.',
    extensions: cacheScope('catalogue'),
    type: Article,
    nullable: true,
    args: { id: t.arg.int({ description: 'Id of the article.' }) },
    resolve: (query, _root, { id }, { app }) =>
      app.db.article.findFirst({ ...query, where: { id, ...publishedArticle(app.clock.now()) } }),
  }),
  blogCategories: t.prismaField({
    description: 'Categories of the blog in the order to show.',
    extensions: cacheScope('content'),
    type: [BlogCategory],
    resolve: (query, _root, _args, { app }) =>
      app.db.blogCategory.findMany({ ...query, orderBy: { position: 'asc' } }),
  }),
}))

const articlesOf = (now: Date, categoryId: number | null | undefined) => ({
  ...publishedArticle(now),
  ...(categoryId ? { blogCategoryId: categoryId } : {}),
})
