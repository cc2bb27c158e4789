import { type LoaderFunctionArgs, redirect } from 'react-router'
import { defaultLocale, isLocale } from '#schema/codes/locales.ts'
import { parseSlug, slugWithId } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import type { PageFacts } from '../../../routing/page.ts'
import { siteContext } from '../../../routing/site.ts'
import { TourPageDocument, type TourPageQuery } from './TourPage.generated.ts'
import { tourPath } from './TourPage.urls.ts'

/**
 * Loads a tour; 404 for an unknown one, 410 for one whose dates have passed, 301 from another slug
 * to its own.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const asked = parseSlug(params.slug)
  if (asked?.kind !== 'tour') throw pageFailure('NOT_FOUND')
  const variables = { id: asked.id, reviews: readReviewCount(request.url) }
  const { data, resultRef }: Answer<TourPageQuery> = await source.query(
    TourPageDocument,
    variables,
    { signal: request.signal },
  )
  const { tour } = data
  if (!tour) throw pageFailure('NOT_FOUND')
  if (tour.isGone) throw pageFailure('GONE')
  if (params.slug !== slugWithId(tour.slug, tour.id))
    throw redirect(tourPath(locale, tour) + new URL(request.url).search, 301)
  const alternates = Object.fromEntries(
    tour.translatedSlugs.flatMap(({ locale: other, slug }) =>
      isLocale(other) ? [[other, tourPath(other, { slug, id: tour.id })]] : [],
    ),
  )
  // an untranslated page has the same content as the original, which is canonical
  const [original] = tour.translatedSlugs
  const indexing: PageFacts['indexing'] =
    original && !(locale in alternates)
      ? {
          canonical: tourPath(defaultLocale, {
            slug: (tour.translatedSlugs.find((row) => row.locale === defaultLocale) ?? original)
              .slug,
            id: tour.id,
          }),
        }
      : undefined
  return { resultRef, alternates, indexing, today: new Date().toISOString().slice(0, 10) }
}

/**
 * Returns the number of reviews to show: five, or as many as "Show more" requests without scripts.
 */
const readReviewCount = (url: string): number => {
  const asked = Number(new URL(url).searchParams.get('reviews'))
  return Number.isInteger(asked) && asked > 5 ? Math.min(asked, 100) : 5
}
