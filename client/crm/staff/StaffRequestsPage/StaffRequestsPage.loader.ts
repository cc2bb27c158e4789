import { isRequestStatus } from '../../../features/request/RequestStatus/requestStatuses.ts'
import { crmAction, refuse } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { CancelAsAdminDocument } from './CancelAsAdmin.generated.ts'
import { StaffRequestsPageDocument } from './StaffRequestsPage.generated.ts'

export const loader = crmLoader(async ({ site, url, signal }) => {
  const asked = url.searchParams.get('status')
  const status = isRequestStatus(asked) ? asked : null
  const search = url.searchParams.get('search')?.trim() ?? ''
  const after = url.searchParams.get('after')
  const { resultRef } = await site.source.query(
    StaffRequestsPageDocument,
    { after, status, search },
    { signal },
  )
  return { resultRef, status, search, after }
})

/** Cancels a request on behalf of Versta. */
export const action = crmAction(async ({ site, form }) => {
  const id = form.id('id')
  if (id === null) return refuse('notFound')
  const { cancelRequestAsAdmin } = await site.source.mutate(CancelAsAdminDocument, {
    id,
    message: form.text('message'),
    notifyClient: form.flag('notifyClient'),
  })
  return cancelRequestAsAdmin.__typename === 'CancelRequestAsAdminSuccess'
    ? undefined
    : refuse('conflict')
})
