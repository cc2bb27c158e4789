import { matchPage } from '#schema/rules/routes/matchPage.ts'
import { parseSlug } from '#schema/rules/routes/pathParams.ts'
import type { HttpAnswer } from './httpClient.ts'

/** Kinds of pages, each measured separately. */
export const pageKinds = ['home', 'listing', 'tour', 'article'] as const
export type PageKind = (typeof pageKinds)[number]

const kindOf = (path: string): PageKind | null => {
  const match = matchPage(path)
  const slug = parseSlug(match?.params.slug)
  if (match?.page === 'home') return 'home'
  if (match?.page === 'slug') return slug?.kind === 'tour' ? 'tour' : 'listing'
  return match?.page === 'blog' && slug?.kind === 'tour' ? 'article' : null
}

/**
 * Returns the paths of all pages of the measured kinds, in both languages, from the sitemap of a
 * running server.
 * @throws Error when a kind has no page
 */
export const readPageAddresses = async (
  url: string,
  get: (url: string) => Promise<HttpAnswer>,
): Promise<Record<PageKind, string[]>> => {
  const paths: Record<PageKind, string[]> = { home: [], listing: [], tour: [], article: [] }
  for (const locale of ['en', 'de']) {
    const { body } = await get(`${url}/sitemap-${locale}.xml`)
    for (const [, address = ''] of body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address)
      const kind = kindOf(pathname)
      if (kind) paths[kind].push(pathname)
    }
  }
  for (const kind of pageKinds)
    if (paths[kind].length === 0) throw new Error(`the sitemap has no page of the kind "${kind}"`)
  return paths
}

/** Returns at most `count` of the values, evenly spaced. */
export const sampleOf = <Value>(values: readonly Value[], count: number): Value[] => {
  const step = Math.max(1, values.length / count)
  return Array.from(
    { length: Math.min(count, values.length) },
    (_, i) => values[Math.floor(i * step)] as Value,
  )
}
