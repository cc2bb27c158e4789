import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import { AboutPageDocument, type AboutPageQuery } from './AboutPage.generated.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { resultRef }: Answer<AboutPageQuery> = await source.query(
    AboutPageDocument,
    {},
    { signal: request.signal },
  )
  return { page: resultRef }
}
