import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/reading.ts'
import { siteContext } from '../../../routing/site.ts'
import { HomePageDocument, type HomePageQuery } from './HomePage.generated.ts'

/** The month of a moment and those after it, as `yyyy-MM`. */
export const monthsFrom = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index)).toISOString().slice(0, 7))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { reading }: Answer<HomePageQuery> = await source.query(HomePageDocument, {}, { signal: request.signal })
  return { page: reading, months: monthsFrom(new Date(), 14) }
}
