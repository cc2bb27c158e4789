import { type LoaderFunctionArgs, redirect } from 'react-router'
import { isLocale } from '#schema/codes/locales.ts'
import { parseSlug, slugWithId } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { articlePath } from '../../../features/content/ArticleCard/articlePath.ts'
import { siteContext } from '../../../routing/site.ts'
import { ArticlePageDocument, type ArticlePageQuery } from './ArticlePage.generated.ts'

/** Loads an article; 404 for an unknown one, 301 from another slug to its own. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const asked = parseSlug(params.slug)
  if (asked?.kind !== 'tour') throw pageFailure('NOT_FOUND')
  const { data, resultRef }: Answer<ArticlePageQuery> = await source.query(
    ArticlePageDocument,
    { id: asked.id },
    { signal: request.signal },
  )
  const { article } = data
  if (!article) throw pageFailure('NOT_FOUND')
  const { id } = article
  if (params.slug !== slugWithId(article.slug, id))
    throw redirect(articlePath(locale, article) + new URL(request.url).search, 301)
  const alternates = Object.fromEntries(
    article.translatedSlugs.flatMap(({ locale: other, slug }) =>
      isLocale(other) ? [[other, articlePath(other, { slug, id })]] : [],
    ),
  )
  return { resultRef, alternates }
}
