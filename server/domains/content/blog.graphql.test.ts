import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const blogPage = `query ($category: String, $page: Int! = 1) {
  blogPage(category: $category, page: $page) {
    totalCount page pageCount
    category { id slug name translatedSlugs { locale slug } }
    articles { id slug title lead readingMinutes publishedAt authorName lang category { id name } region { id name } media { urlTemplate alt } }
  }
  blogCategories { id slug name articlesCount }
}`
interface BlogAnswer {
  blogPage: {
    totalCount: number
    page: number
    pageCount: number
    category: { slug: string } | null
    articles: { id: number }[]
  } | null
  blogCategories: { slug: string; articlesCount: number }[]
}
const ask = async (variables: Record<string, unknown>, locale: 'en' | 'de' = 'en') => {
  const { data, errors } = await world.run<BlogAnswer>(blogPage, variables, { locale })
  expect(errors).toBeUndefined()
  return data
}

test('finds a category by its slug in any language; an unknown one returns null', async () => {
  const { blogCategories } = await ask({})
  for (const { slug, articlesCount } of blogCategories) {
    expect((await ask({ category: slug }))?.blogPage?.totalCount).toBe(articlesCount)
    expect((await ask({ category: slug }, 'de')).blogPage?.category?.slug).not.toBe(slug)
  }
  for (const category of ['no-such-category', '\u0000', 'a/b'])
    expect((await ask({ category })).blogPage).toBeNull()
})

test('shows twenty articles per page, corrects page numbers out of range and hides future articles', async () => {
  const { articles, totalCount } = (await ask({})).blogPage ?? { articles: [], totalCount: 0 }
  expect(articles).toHaveLength(totalCount)
  const [first] = articles
  const copied = await world.app.db.article.findUniqueOrThrow({
    where: { id: first?.id ?? 0 },
    include: { translations: true },
  })
  const { id: _id, code: _code, translations, ...article } = copied
  for (let copy = 0; copy < 20; copy += 1)
    await world.app.db.article.create({
      data: {
        ...article,
        publishedAt: copy === 0 ? new Date('2999-01-01') : copied.publishedAt,
        translations: { create: translations.map(({ articleId: _articleId, ...words }) => words) },
      },
    })
  const one = (await ask({})).blogPage
  const two = (await ask({ page: 99 })).blogPage
  expect(one).toMatchObject({ totalCount: totalCount + 19, page: 1, pageCount: 2 })
  expect(one?.articles).toHaveLength(20)
  expect(two).toMatchObject({ page: 2 })
  expect(
    new Set([...(one?.articles ?? []), ...(two?.articles ?? [])].map(({ id }) => id)).size,
  ).toBe(totalCount + 19)
})

test('a blog page costs a fixed number of statements', async () => {
  expect(await world.countStatements(() => ask({}))).toBeLessThanOrEqual(12)
  expect(await world.countStatements(() => ask({ page: 2 }))).toBeLessThanOrEqual(12)
})

test('an article returns open tours and similar articles in a fixed number of statements', async () => {
  const { id, regionId, blogCategoryId } = await world.app.db.article.findUniqueOrThrow({
    where: { code: 'altai-with-children' },
  })
  const document = `query ($id: Int!, $first: Int!) {
    article(id: $id) { id body updatedAt translatedSlugs { locale slug } tours(first: $first) { id title openDepartures } }
    similarArticles(id: $id, first: $first) { id title category { id } media { urlTemplate } region { id } }
  }`
  const { data } = await world.run<{
    article: { tours: { openDepartures: number }[] }
    similarArticles: { id: number; category: { id: number }; region: { id: number } | null }[]
  }>(document, { id, first: 3 })
  const { article, similarArticles } = data
  expect(article.tours).toHaveLength(3)
  expect(article.tours.every(({ openDepartures }) => openDepartures > 0)).toBe(true)
  expect(similarArticles).toHaveLength(3)
  expect(similarArticles.map((other) => other.id)).not.toContain(id)
  expect(
    similarArticles.every(
      ({ region, category }) => region?.id === regionId || category.id === blogCategoryId,
    ),
  ).toBe(true)
  const few = await world.countStatements(() => world.run(document, { id, first: 1 }))
  expect(await world.countStatements(() => world.run(document, { id, first: 12 }))).toBe(few)
})
