import { data as withHeaders, type LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import { VoucherPageDocument, type VoucherPageQuery } from './VoucherPage.generated.ts'

/**
 * Loads a voucher. An unknown code answers 404 with a text for the guide rather than with an error
 * page.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { data, resultRef }: Answer<VoucherPageQuery> = await source.query(
    VoucherPageDocument,
    { code: params.code ?? '' },
    { signal: request.signal },
  )
  return withHeaders(
    { resultRef },
    { status: data.voucher ? 200 : 404, headers: { 'x-robots-tag': 'noindex' } },
  )
}
