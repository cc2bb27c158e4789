import type { LoaderFunctionArgs } from 'react-router'
import { pageFailure } from '../../../data/failures.ts'
import { siteContext } from '../../../routing/site.ts'

/** Returns the page only where the server allows pages for developers, else 404. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(siteContext).hasDevelopmentPages) throw pageFailure('NOT_FOUND')
  return null
}
