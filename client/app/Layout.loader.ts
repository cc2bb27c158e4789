import type { LoaderFunctionArgs } from 'react-router'
import type { Answer, ResultRef } from '../data/resultRef.ts'
import { siteContext } from '../routing/site.ts'
import { LayoutDocument, type LayoutQuery } from './Layout.generated.ts'

/**
 * Loads the data of header, footer and error page. Pages work without it, so a failure is only
 * reported.
 */
export async function loader({
  context,
  request,
}: LoaderFunctionArgs): Promise<ResultRef<LayoutQuery> | null> {
  const { source, report } = context.get(siteContext)
  try {
    const { resultRef }: Answer<LayoutQuery> = await source.query(
      LayoutDocument,
      {},
      { signal: request.signal },
    )
    return resultRef
  } catch (error) {
    report(error)
    return null
  }
}
