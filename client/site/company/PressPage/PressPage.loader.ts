import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import { PressPageDocument, type PressPageQuery } from './PressPage.generated.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { resultRef }: Answer<PressPageQuery> = await source.query(
    PressPageDocument,
    {},
    { signal: request.signal },
  )
  return { page: resultRef }
}
