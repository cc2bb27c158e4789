import { searchFromQuery, searchToQuery } from '#schema/rules/search/searchQuery.ts'
import { officeSetting } from '../domains/content/reads/readOffice.ts'
import { readContent, resolveCode } from './readContent.ts'
import { inBothLanguages, named, type SeedWorld } from './seedWorld.ts'

const dayMs = 86_400_000

/** Inserts landings, blog, questions and answers, legal texts, contacts. */
export const seedPages = async (world: SeedWorld): Promise<void> => {
  await seedLandings(world)
  await seedBlog(world)
  await seedTexts(world)
}

const seedLandings = async (world: SeedWorld): Promise<void> => {
  const { db, media } = world
  const landings = readContent('landings').map((landing, i) => ({
    landing,
    id: i + 1,
    mediaId: media.add(
      landing.picture,
      landing.picture.region ?? regionOf(landing.filter.regions) ?? 'altai',
    ),
  }))
  await media.save()
  await db.landing.createMany({
    data: landings.map(({ landing, id, mediaId }, position) => ({
      id,
      mediaId,
      position,
      code: landing.code,
      kind: landing.kind,
      isOnHome: landing.isOnHome,
      filter: filterQuery(world, landing),
    })),
  })
  await db.landingTranslation.createMany({
    data: landings.flatMap(({ landing, id }) => inBothLanguages({ landingId: id }, landing)),
  })
  await db.landingSlugHistory.createMany({
    data: landings.flatMap(({ landing, id }) =>
      (['en', 'de'] as const).flatMap((locale) =>
        (landing.formerSlugs?.[locale] ?? []).map((slug) => ({ locale, slug, landingId: id })),
      ),
    ),
  })
}

type Landing = ReturnType<typeof readContent<'landings'>>[number]
const regionOf = (codes: readonly string[] | undefined) =>
  readContent('regions')
    .flat()
    .find((region) => region.code === codes?.[0])?.code

const filterQuery = ({ ids }: SeedWorld, { code, filter }: Landing): string => {
  const list = (map: ReadonlyMap<string, number>, codes: readonly string[] | undefined) =>
    (codes ?? []).map((word) => resolveCode(map, word, code)).join(',')
  const query = new URLSearchParams({
    regions: list(ids.region, filter.regions),
    countries: list(ids.country, filter.countries),
    cities: list(ids.city, filter.cities),
    collections: list(ids.collection, filter.collections),
    restKinds: list(ids.restKind, filter.restKinds),
    type: filter.type ?? '',
    isCruisesSearch: filter.isCruisesSearch ? '1' : '',
    waterObject: list(ids.waterObject, filter.waterObject ? [filter.waterObject] : []),
    difficulty: (filter.difficulty ?? []).join(','),
    comfort: (filter.comfort ?? []).join(','),
    isAuthorTourSearch: filter.isAuthorTourSearch ? '1' : '',
    daysMax: filter.daysMax ? String(filter.daysMax) : '',
  })
  return searchToQuery(searchFromQuery(query)).toString()
}

const seedBlog = async ({ db, ids, media, now }: SeedWorld): Promise<void> => {
  const categories = readContent('blogCategories').flat()
  await db.blogCategory.createMany({
    data: categories.map(({ code }, i) => ({ id: i + 1, code, position: i })),
  })
  await db.blogCategoryTranslation.createMany({
    data: categories.flatMap((category, i) => inBothLanguages({ blogCategoryId: i + 1 }, category)),
  })
  const categoryIds = new Map(categories.map(({ code }, i) => [code, i + 1]))
  const articles = readContent('articles').map((article, i) => ({
    article,
    id: i + 1,
    mediaId: media.add(article.picture, article.picture.region ?? article.region ?? 'moscow'),
  }))
  await media.save()
  await db.article.createMany({
    data: articles.map(({ article, id, mediaId }) => ({
      id,
      mediaId,
      code: article.code,
      blogCategoryId: resolveCode(categoryIds, article.category, article.code),
      regionId: article.region ? resolveCode(ids.region, article.region, article.code) : null,
      authorName: article.author,
      publishedAt: new Date(now.getTime() - article.daysAgo * dayMs),
    })),
  })
  await db.articleTranslation.createMany({
    data: articles.flatMap(({ article, id }) => inBothLanguages({ articleId: id }, article)),
  })
  await db.articleTour.createMany({
    data: articles.flatMap(({ article, id }) =>
      article.tours.map((code, position) => ({
        articleId: id,
        position,
        tourId: resolveCode(ids.tour, code, article.code),
      })),
    ),
  })
}

const seedTexts = async ({ db }: SeedWorld): Promise<void> => {
  const categories = readContent('faq').flat()
  await db.faqCategory.createMany({
    data: categories.map(({ code }, i) => ({ id: i + 1, code, position: i })),
  })
  await db.faqCategoryTranslation.createMany({
    data: categories.flatMap((category, i) =>
      inBothLanguages({ faqCategoryId: i + 1 }, named(category)),
    ),
  })
  const items = categories.flatMap((category, i) =>
    category.items.map((item, position) => ({ item, position, faqCategoryId: i + 1 })),
  )
  await db.faqItem.createMany({
    data: items.map(({ position, faqCategoryId }, i) => ({ id: i + 1, position, faqCategoryId })),
  })
  await db.faqItemTranslation.createMany({
    data: items.flatMap(({ item }, i) => inBothLanguages({ faqItemId: i + 1 }, item)),
  })

  const documents = readContent('legal')
  await db.legalDocument.createMany({
    data: documents.map(({ kind, version, effectiveFrom }, i) => ({
      id: i + 1,
      kind,
      version,
      effectiveFrom: new Date(effectiveFrom),
    })),
  })
  await db.legalDocumentTranslation.createMany({
    data: documents.flatMap((document, i) => inBothLanguages({ legalDocumentId: i + 1 }, document)),
  })

  for (const contacts of readContent('contacts')) {
    await db.contactPhone.createMany({
      data: contacts.phones.map((phone, position) => ({ ...phone, position })),
    })
    await db.contactChannel.createMany({
      data: contacts.channels.map((channel, position) => ({ ...channel, position })),
    })
    await db.setting.create({ data: { key: officeSetting, value: contacts.office } })
  }
}
