import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import {
  DestinationsPageDocument,
  type DestinationsPageQuery,
} from './DestinationsPage.generated.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { resultRef }: Answer<DestinationsPageQuery> = await source.query(
    DestinationsPageDocument,
    {},
    { signal: request.signal },
  )
  return { resultRef }
}
