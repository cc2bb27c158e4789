import { data as withHeaders, type LoaderFunctionArgs } from 'react-router'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { requestUuid } from '../../../features/request/RequestFrame/loadRequest.ts'
import { siteContext } from '../../../routing/site.ts'
import {
  IndividualTourPageDocument,
  type IndividualTourPageQuery,
} from './IndividualTourPage.generated.ts'

/** Loads an offer to one customer, or the itinerary of a request; 404 for a link to neither. */
export async function loader(args: LoaderFunctionArgs) {
  const { source } = args.context.get(siteContext)
  const uuid = requestUuid(args)
  if (uuid === null) throw pageFailure('NOT_FOUND')
  const answer: Answer<IndividualTourPageQuery> = await source.query(
    IndividualTourPageDocument,
    { uuid },
    { signal: args.request.signal },
  )
  if (!answer.data.individualTour && !answer.data.request) throw pageFailure('NOT_FOUND')
  return withHeaders({ resultRef: answer.resultRef }, { headers: { 'x-robots-tag': 'noindex' } })
}
