import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '#schema/rules/routes/pathParams.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { isRequestStatus } from '../../../features/RequestStatus/requestStatuses.ts'
import { staffAction, staffAsked } from '../staffAction.ts'
import { CancelAsAdminDocument } from './CancelAsAdmin.generated.ts'
import { StaffRequestsPageDocument, type StaffRequestsPageQuery } from './StaffRequestsPage.generated.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { site, url } = staffAsked(args)
  const asked = url.searchParams.get('status')
  const status = isRequestStatus(asked) ? asked : null
  const search = url.searchParams.get('search')?.trim() ?? ''
  const after = url.searchParams.get('after')
  const { reading }: Answer<StaffRequestsPageQuery> = await site.source.query(
    StaffRequestsPageDocument,
    { after, status, search },
    { signal: args.request.signal },
  )
  return { reading, status, search, after }
}

/** Cancels a request for Versta. */
export const action = staffAction(async ({ source }, form) => {
  const id = readId(String(form.get('id') ?? ''))
  if (id === null) return false
  const { cancelRequestAsAdmin } = await source.mutate(CancelAsAdminDocument, {
    id,
    message: String(form.get('message') ?? ''),
    notifyClient: form.get('notifyClient') === 'on',
  })
  return cancelRequestAsAdmin.__typename === 'CancelRequestAsAdminSuccess'
})
