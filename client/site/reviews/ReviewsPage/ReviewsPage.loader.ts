import { type LoaderFunctionArgs, redirect } from 'react-router'
import { parseSlug } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { readPage } from '../../../routing/readPage.ts'
import { siteContext } from '../../../routing/site.ts'
import { ReviewRegionsDocument, type ReviewRegionsQuery } from './ReviewRegions.generated.ts'
import { ReviewsPageDocument, type ReviewsPageQuery } from './ReviewsPage.generated.ts'
import { reviewsPath } from './ReviewsPage.urls.ts'

const size = 20

/**
 * Loads reviews; 404 for an unknown region. A region without reviews has a page that states this.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const call = { signal: request.signal }
  const code = params.region === undefined ? undefined : parseSlug(params.region)?.slug
  const regions: Answer<ReviewRegionsQuery> = await source.query(ReviewRegionsDocument, {}, call)
  const region = regions.data.reviewedRegions.find((known) => known.code === code)
  if (params.region !== undefined && !region) throw pageFailure('NOT_FOUND')
  if (params.region !== region?.code)
    throw redirect(reviewsPath(locale, { region: region?.code }), 301)

  const { page, isPlain } = readPage(request.url)
  const variables = { regionId: region?.id ?? null, page, first: size }
  const reviews: Answer<ReviewsPageQuery> = await source.query(ReviewsPageDocument, variables, call)
  const found = reviews.data.reviewPage.page
  // temporary: later there may be enough reviews for this page
  if (!isPlain || found !== page)
    throw redirect(reviewsPath(locale, { region: region?.code, page: found }), 302)
  return {
    regions: regions.resultRef,
    reviews: reviews.resultRef,
    regionId: region?.id ?? null,
    size,
    indexing:
      reviews.data.reviewPage.totalCount > 0
        ? { canonical: reviewsPath(locale, { region: region?.code, page }) }
        : ('noindex' as const),
    alternates: {
      en: reviewsPath('en', { region: region?.code }),
      de: reviewsPath('de', { region: region?.code }),
    },
  }
}
