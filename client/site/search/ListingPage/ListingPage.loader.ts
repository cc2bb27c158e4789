import { type LoaderFunctionArgs, redirect } from 'react-router'
import { isLocale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { parseSlug } from '#schema/rules/routes/pathParams.ts'
import { listingIndexing } from '#schema/rules/search/listingIndexing.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { searchToQuery } from '#schema/rules/search/searchQuery.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { readSearchForm, tidyQuery } from '../../../features/tour/SearchForm/readSearchForm.ts'
import type { PageFacts } from '../../../routing/page.ts'
import { siteContext } from '../../../routing/site.ts'
import { ListingChoicesDocument, type ListingChoicesQuery } from './ListingChoices.generated.ts'
import { ListingCountDocument } from './ListingCount.generated.ts'
import { ListingPageDocument, type ListingPageQuery } from './ListingPage.generated.ts'
import { ListingResultsDocument, type ListingResultsQuery } from './ListingResults.generated.ts'
import { ListingTwinDocument } from './ListingTwin.generated.ts'
import { viewOf, withView } from './listingView.ts'
import { MapPlaceByNameDocument } from './MapPlaceByName.generated.ts'
import { placeOfForm } from './placeOfForm.ts'
import { chosenGroups, type FilterField, mergeFilter, searchOf, without } from './listingFilter.ts'

/** Tours per page; fills rows of two and of three. */
const pageSize = 18
/** Maximum number of hints for an empty list, each of which costs a search. */
const maxHints = 6

/** Number of tours that would be found without one of the choices. */
export interface Hint {
  fields: readonly FilterField[]
  count: number
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source, locale, currency } = context.get(siteContext)
  const call = { signal: request.signal }
  const asked = parseSlug(params.slug)
  if (asked?.kind !== 'landing') throw pageFailure('NOT_FOUND')
  const found: Answer<ListingPageQuery> = await source.query(
    ListingPageDocument,
    { slug: asked.slug },
    call,
  )
  const { landing } = found.data
  if (!landing) throw pageFailure('NOT_FOUND')

  const sent = new URL(request.url).searchParams
  const given = await placeOfForm(
    sent,
    async (name) => (await source.query(MapPlaceByNameDocument, { name }, call)).data.mapPlaces[0],
  )
  const tidy = tidyQuery(given, currency).toString()
  const path = pagePath('slug', locale, { slug: landing.slug })
  const canonicalOf = ({ slug, page }: { slug: string; page: number }) =>
    pagePath('slug', locale, { slug }) + (page > 1 ? `?page=${page}` : '')
  const moveTo = (query: string, status: 301 | 302) =>
    redirect(query ? `${path}?${query}` : path, status)
  if (landing.slug !== params.slug) throw moveTo(tidy, 301)
  if (tidy !== sent.toString()) throw moveTo(tidy, 302)

  const visitor = readSearchForm(given, currency)
  const queryOf = (filter: SearchFilter): string =>
    searchToQuery(mergeFilter(landing.filterQuery, filter, currency)).toString()
  const chosen = chosenGroups(visitor)
  const [results, choices]: [Answer<ListingResultsQuery>, Answer<ListingChoicesQuery> | null] =
    await Promise.all([
      source.query(ListingResultsDocument, { query: queryOf(visitor), first: pageSize }, call),
      chosen.length > 0
        ? source.query(ListingChoicesDocument, { query: landing.filterQuery }, call)
        : null,
    ])

  const { totalCount, pageCount } = results.data.searchTours
  // temporary: later there may be enough tours for this page
  if (visitor.page > pageCount)
    throw moveTo(withView(searchOf({ ...visitor, page: pageCount }), viewOf(given)).slice(1), 302)

  const hints =
    totalCount > 0
      ? []
      : await Promise.all(
          chosen.slice(0, maxHints).map(async (fields): Promise<Hint> => {
            const { data } = await source.query(
              ListingCountDocument,
              { query: queryOf(without(visitor, fields)) },
              call,
            )
            return { fields, count: data.searchTours.totalCount }
          }),
        )

  // only search engines need the equivalent landing, and they request only documents from the
  // server
  const twin =
    typeof window === 'undefined' && chosen.length > 0
      ? (await source.query(ListingTwinDocument, { query: queryOf(visitor) }, call)).data
          .landingByFilter
      : null
  const indexing = listingIndexing({
    visitor,
    slug: landing.slug,
    twinSlug: twin?.slug ?? null,
    totalCount,
  })

  const alternates: PageFacts['alternates'] = {}
  for (const { locale: other, slug } of landing.translatedSlugs)
    if (isLocale(other)) alternates[other] = pagePath('slug', other, { slug })
  return {
    page: found.resultRef,
    results: results.resultRef,
    choices: choices?.resultRef ?? null,
    hints: hints.filter(({ count }) => count > 0),
    alternates,
    indexing: indexing.kind === 'noindex' ? indexing.kind : { canonical: canonicalOf(indexing) },
  }
}
