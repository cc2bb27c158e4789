import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '#client/data/resultRef.ts'
import { siteContext } from '#client/routing/site.ts'
import { ExamplePageDocument, type ExamplePageQuery } from './ExamplePage.generated.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { resultRef }: Answer<ExamplePageQuery> = await source.query(
    ExamplePageDocument,
    {},
    { signal: request.signal },
  )
  return { page: resultRef }
}
