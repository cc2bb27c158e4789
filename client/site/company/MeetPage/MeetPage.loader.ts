import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import { MeetPageDocument, type MeetPageQuery } from './MeetPage.generated.ts'

export { helpAction as action } from '../../../features/content/HelpForm/helpAction.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { resultRef }: Answer<MeetPageQuery> = await source.query(
    MeetPageDocument,
    {},
    { signal: request.signal },
  )
  return { page: resultRef, idempotencyKey: crypto.randomUUID() }
}
