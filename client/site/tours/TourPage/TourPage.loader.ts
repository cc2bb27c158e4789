import { type LoaderFunctionArgs, redirect } from 'react-router'
import { defaultLocale, isLocale } from '#schema/codes/locales.ts'
import { parseSlug, slugWithId } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import type { PageFacts } from '../../../routing/page.ts'
import { siteContext } from '../../../routing/site.ts'
import { TourPageDocument, type TourPageQuery } from './TourPage.generated.ts'
import { tourPath } from './TourPage.urls.ts'

/** 404 for no tour, 410 for one whose dates have passed, 301 from any other slug to the tour's own. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const asked = parseSlug(params.slug)
  if (asked?.kind !== 'tour') throw pageFailure('NOT_FOUND')
  const variables = { id: asked.id, reviews: reviewsAsked(request.url) }
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
  // untranslated, the page says in this language what its original says
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

/** Reviews shown at once: five, or as many as the link "Show more" asks for where no script runs. */
const reviewsAsked = (url: string): number => {
  const asked = Number(new URL(url).searchParams.get('reviews'))
  return Number.isInteger(asked) && asked > 5 ? Math.min(asked, 100) : 5
}
