import { type LoaderFunctionArgs, redirect } from 'react-router'
import { isLocale } from '#schema/codes/locales.ts'
import { parseSlug } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import type { PageFacts } from '../../../routing/page.ts'
import { readPage } from '../../../routing/readPage.ts'
import { siteContext } from '../../../routing/site.ts'
import { BlogPageDocument, type BlogPageQuery } from './BlogPage.generated.ts'
import { blogPath } from './BlogPage.urls.ts'

/** Loads the blog; 404 for an unknown category, 301 from its slug in another language. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const asked = params.slug === undefined ? undefined : parseSlug(params.slug)?.slug
  if (params.slug !== undefined && !asked) throw pageFailure('NOT_FOUND')
  const { page, isPlain } = readPage(request.url)
  const { data, resultRef }: Answer<BlogPageQuery> = await source.query(
    BlogPageDocument,
    { category: asked ?? null, page },
    { signal: request.signal },
  )
  if (!data.blogPage) throw pageFailure('NOT_FOUND')
  const { category, page: found } = data.blogPage
  if (params.slug !== category?.slug)
    throw redirect(blogPath(locale, { category: category?.slug, page: found }), 301)
  // temporary: later there may be enough articles for this page
  if (!isPlain || found !== page)
    throw redirect(blogPath(locale, { category: category?.slug, page: found }), 302)
  // later pages are indexed separately
  const indexing: PageFacts['indexing'] = {
    canonical: blogPath(locale, { category: category?.slug, page }),
  }
  if (!category) return { resultRef, indexing }
  const alternates: PageFacts['alternates'] = {}
  for (const { locale: other, slug } of category.translatedSlugs)
    if (isLocale(other)) alternates[other] = blogPath(other, { category: slug })
  return { resultRef, alternates, indexing }
}
