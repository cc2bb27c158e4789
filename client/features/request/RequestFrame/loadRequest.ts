import type { TypedDocumentNode } from '@apollo/client'
import { data as withHeaders, type LoaderFunctionArgs } from 'react-router'
import { readUuid } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'

/** The request that an address names, whatever its parameter is called; null where it can name none. */
export const requestUuid = ({ params }: Pick<LoaderFunctionArgs, 'params'>): string | null =>
  readUuid(params.uuid ?? params.id)

/**
 * Reads the page of a request: 404 for a link that names none. The address is the right to see it, so it is kept from search
 * engines and other sites.
 */
export async function loadRequest<Data extends { request: object | null }>(
  document: TypedDocumentNode<Data, { uuid: string }>,
  args: LoaderFunctionArgs,
  /** Looks at what came before it is shown, and may throw a redirect. */
  look?: (data: Data) => void,
) {
  const { source } = args.context.get(siteContext)
  const uuid = requestUuid(args)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const { data, resultRef }: Answer<Data> = await source.query(
    document,
    { uuid },
    { signal: args.request.signal },
  )
  if (!data.request) throw pageFailure('NOT_FOUND')
  look?.(data)
  return withHeaders({ resultRef }, { headers: { 'x-robots-tag': 'noindex' } })
}
