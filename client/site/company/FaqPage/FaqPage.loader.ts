import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import { FaqPageDocument, type FaqPageQuery } from './FaqPage.generated.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { resultRef }: Answer<FaqPageQuery> = await source.query(
    FaqPageDocument,
    {},
    { signal: request.signal },
  )
  return { page: resultRef }
}
