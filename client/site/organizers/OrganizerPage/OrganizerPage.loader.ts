import { type LoaderFunctionArgs, redirect } from 'react-router'
import { parseSlug, slugWithId } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { organizerPath } from '../../../features/tour/OrganizerLink/organizerPath.ts'
import { readPage } from '../../../routing/readPage.ts'
import { siteContext } from '../../../routing/site.ts'
import { OrganizerPageDocument, type OrganizerPageQuery } from './OrganizerPage.generated.ts'

/** Reviews per page, by specification section 9. */
const size = 5

/** Loads an organizer; 404 for an unknown one, 301 from another slug to its own. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const asked = parseSlug(params.slug)
  if (asked?.kind !== 'tour') throw pageFailure('NOT_FOUND')
  const { page, isPlain } = readPage(request.url)
  const variables = { id: asked.id, page, first: size }
  const { data, resultRef }: Answer<OrganizerPageQuery> = await source.query(
    OrganizerPageDocument,
    variables,
    { signal: request.signal },
  )
  const { organizer, reviewPage } = data
  if (!organizer) throw pageFailure('NOT_FOUND')
  if (params.slug !== slugWithId(organizer.slug, organizer.id))
    throw redirect(organizerPath(locale, organizer) + new URL(request.url).search, 301)
  // temporary: later there may be enough reviews for this page
  if (!isPlain || reviewPage.page !== page)
    throw redirect(
      organizerPath(locale, organizer) + (reviewPage.page > 1 ? `?page=${reviewPage.page}` : ''),
      302,
    )
  return {
    resultRef,
    size,
    alternates: { en: organizerPath('en', organizer), de: organizerPath('de', organizer) },
    // everything but the reviews is the same on later pages, so only the first is indexed
    indexing: page > 1 ? { canonical: organizerPath(locale, organizer) } : undefined,
  }
}
