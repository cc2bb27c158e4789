import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import { HomePageDocument, type HomePageQuery } from './HomePage.generated.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { resultRef }: Answer<HomePageQuery> = await source.query(
    HomePageDocument,
    {},
    { signal: request.signal },
  )
  return { page: resultRef }
}
