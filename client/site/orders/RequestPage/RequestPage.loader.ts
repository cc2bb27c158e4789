import { data as withHeaders, type LoaderFunctionArgs } from 'react-router'
import { readUuid } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/reading.ts'
import { siteContext } from '../../../routing/site.ts'
import { RequestPageDocument, type RequestPageQuery } from './RequestPage.generated.ts'

/** 404 for a link that names nothing. The address is the right to see the request, so it is kept from search engines and other sites. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const uuid = readUuid(params.uuid)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const { data, reading }: Answer<RequestPageQuery> = await source.query(RequestPageDocument, { uuid }, { signal: request.signal })
  if (!data.request) throw pageFailure('NOT_FOUND')
  return withHeaders({ reading }, { headers: { 'x-robots-tag': 'noindex' } })
}
