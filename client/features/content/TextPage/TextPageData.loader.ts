import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import { TextPageDataDocument, type TextPageDataQuery } from './TextPageData.generated.ts'

export { helpAction as action } from '../HelpForm/helpAction.ts'

/** Loads Versta's contacts and pictures, for pages of text only. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { resultRef }: Answer<TextPageDataQuery> = await source.query(
    TextPageDataDocument,
    {},
    { signal: request.signal },
  )
  return { page: resultRef, idempotencyKey: crypto.randomUUID() }
}
