import type { Pool } from 'pg'
import { defaultCurrency } from '#schema/codes/currencies.ts'
import { defaultLocale, isLocale, type Locale, locales } from '#schema/codes/locales.ts'
import { isIndexablePage } from '#schema/rules/routes/indexing.ts'
import { type PageName, pagePath, pagePaths } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { slugOf } from '#schema/rules/routes/slugOf.ts'
import { searchFromQuery } from '#schema/rules/search/searchQuery.ts'
import { type Clock, localDateIn } from '../../core/clock.ts'
import { sceneryRevision } from '../../posters/composeScene.ts'
import { pictureUrl } from '../../posters/pictureUrl.ts'
import type { SearchIndex } from '../search/reads/searchIndex.ts'
import { firstZone } from '../tours/tours.visibility.ts'
import {
  articlesSql,
  categoriesSql,
  datesSql,
  landingsSql,
  organizersSql,
  reviewedRegionsSql,
  toursSql,
} from './indexableSql.ts'

/** One page in all its languages. */
export interface IndexablePage {
  paths: Readonly<Partial<Record<Locale, string>>>
  /** Latest change of the page's content; null where the database records none. */
  changedAt: Date | null
  /** Paths of its pictures, from the site's root. */
  pictures: readonly string[]
}

interface Deps {
  pool: Pool
  search: Pick<SearchIndex, 'search'>
  clock: Clock
  /** Returns whether the site's URL table has a page for a path. */
  hasPage(path: string): boolean
}

interface Row {
  id: number
  changed_at: Date | null
  slugs: Record<string, string>
  scenes: string[]
}

type LandingRow = Row & { filter: string }

interface ChangeDates {
  reviews: Date | null
  legal: Record<string, string> | null
}

/** Latest change of each listed tour, by its id. */
type TourChanges = ReadonlyMap<number, Date | null>

const picturesOf = (scenes: readonly string[]): string[] =>
  scenes.map((key) => `${pictureUrl(key, 1280, 'jpeg')}?r=${sceneryRevision}`)

const pathsOf = (
  slugs: Row['slugs'],
  path: (locale: Locale, slug: string) => string,
): IndexablePage['paths'] =>
  Object.fromEntries(
    Object.entries(slugs).flatMap(([locale, slug]) =>
      isLocale(locale) ? [[locale, path(locale, slug)]] : [],
    ),
  )

/** Returns the paths of a page that exists in all languages. */
const samePaths = (path: (locale: Locale) => string): IndexablePage['paths'] =>
  Object.fromEntries(locales.map((locale) => [locale, path(locale)]))

const latest = (dates: Iterable<Date | null | undefined>): Date | null => {
  let found: Date | null = null
  for (const date of dates) if (date && (!found || date > found)) found = date
  return found
}

/** Returns when the pages of `plainPages` changed last, for those whose content has a date. */
const plainPageChanges = (
  tourChanges: TourChanges,
  articles: readonly Row[],
  { reviews, legal }: ChangeDates = { reviews: null, legal: null },
): Partial<Record<PageName, Date | null>> => {
  const changeOfLegal = (kind: string): Date | null =>
    legal?.[kind] ? new Date(legal[kind]) : null
  return {
    home: latest(tourChanges.values()),
    destinations: latest(tourChanges.values()),
    blog: latest(articles.map(({ changed_at }) => changed_at)),
    reviews,
    agreement: changeOfLegal('agreement'),
    privacy: changeOfLegal('privacy'),
    cookies: changeOfLegal('cookies'),
  }
}

/** Returns the page of a landing; null when it finds no tours: an empty list is not for search engines. */
const landingPage = (
  { filter, slugs, scenes }: LandingRow,
  search: Deps['search'],
  tourChanges: TourChanges,
): IndexablePage | null => {
  const { tourIds } = search.search(searchFromQuery(new URLSearchParams(filter)), {
    currency: defaultCurrency,
    pageSize: tourChanges.size + 1,
    withFacets: false,
  })
  if (tourIds.length === 0) return null
  return {
    paths: pathsOf(slugs, (locale, slug) => pagePath('slug', locale, { slug })),
    changedAt: latest(tourIds.map((id) => tourChanges.get(id))),
    pictures: picturesOf(scenes),
  }
}

/** Lists every page that search engines may index, in sitemap order, with seven statements. */
export const listIndexable = async ({
  pool,
  search,
  clock,
  hasPage,
}: Deps): Promise<IndexablePage[]> => {
  const now = clock.now()
  const [tours, landings, articles, categories, regions, organizers, dates] = [
    await pool.query<Row>(toursSql, [localDateIn(now, firstZone)]),
    await pool.query<LandingRow>(landingsSql),
    await pool.query<Row>(articlesSql, [now]),
    await pool.query<Row>(categoriesSql, [now]),
    await pool.query<{ code: string; changed_at: Date }>(reviewedRegionsSql),
    await pool.query<{ id: number; name: string; changed_at: Date }>(organizersSql),
    await pool.query<ChangeDates>(datesSql, [now]),
  ]
  const tourChanges = new Map(tours.rows.map(({ id, changed_at }) => [id, changed_at]))
  const plainChanges = plainPageChanges(tourChanges, articles.rows, dates.rows[0])
  /** Drops a whole kind of page that the build lacks; the first page stands for its kind. */
  const existing = (pages: IndexablePage[]): IndexablePage[] => {
    const [path] = Object.values(pages[0]?.paths ?? {})
    return path && hasPage(path) ? pages : []
  }

  return [
    ...plainPages().flatMap(({ name, paths }) =>
      existing([{ paths, changedAt: plainChanges[name] ?? null, pictures: [] }]),
    ),
    ...existing(
      landings.rows.flatMap((landing) => landingPage(landing, search, tourChanges) ?? []),
    ),
    ...existing(
      tours.rows.map(({ id, slugs, changed_at, scenes }) => ({
        paths: pathsOf(slugs, (locale, slug) =>
          pagePath('slug', locale, { slug: slugWithId(slug, id) }),
        ),
        changedAt: changed_at,
        pictures: picturesOf(scenes),
      })),
    ),
    ...existing(
      articles.rows.map(({ id, slugs, changed_at, scenes }) => ({
        paths: pathsOf(slugs, (locale, slug) =>
          pagePath('blog', locale, { slug: slugWithId(slug, id) }),
        ),
        changedAt: changed_at,
        pictures: picturesOf(scenes),
      })),
    ),
    ...existing(
      categories.rows.map(({ slugs, changed_at }) => ({
        paths: pathsOf(slugs, (locale, slug) => pagePath('blog', locale, { slug })),
        changedAt: changed_at,
        pictures: [],
      })),
    ),
    ...existing(
      regions.rows.map(({ code, changed_at }) => ({
        paths: samePaths((locale) => pagePath('reviews', locale, { region: code })),
        changedAt: changed_at,
        pictures: [],
      })),
    ),
    ...existing(
      organizers.rows.map(({ id, name, changed_at }) => ({
        paths: samePaths((locale) =>
          pagePath('organizer', locale, { slug: slugWithId(slugOf(name, 'organizer'), id) }),
        ),
        changedAt: changed_at,
        pictures: [],
      })),
    ),
  ]
}

/** Returns the indexable pages whose path has no required parameters. */
const plainPages = (): { name: PageName; paths: IndexablePage['paths'] }[] =>
  (Object.keys(pagePaths) as PageName[]).flatMap((name) => {
    const segments = pagePaths[name][defaultLocale]
      .split('/')
      .filter((segment) => !segment.endsWith('?'))
    if (!isIndexablePage(name) || segments.some((segment) => segment.startsWith(':'))) return []
    const plain = name as 'home'
    return [{ name, paths: samePaths((locale) => pagePath(plain, locale)) }]
  })
