import type { TypedDocumentNode } from '@apollo/client'
import { data as withHeaders, type LoaderFunctionArgs } from 'react-router'
import { readUuid } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'

/**
 * Returns the request's uuid from the address, whatever the parameter's name; null for an invalid
 * one.
 */
export const requestUuid = ({ params }: Pick<LoaderFunctionArgs, 'params'>): string | null =>
  readUuid(params.uuid ?? params.id)

/**
 * Loads the page of a request; 404 for an unknown link. Anyone with the address may see it, so it
 * is kept from search engines and other sites.
 */
export async function loadRequest<Data extends { request: object | null }>(
  document: TypedDocumentNode<Data, { uuid: string }>,
  args: LoaderFunctionArgs,
  /** Checks the data before it is shown; may throw a redirect. */
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
