import { crmAction } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { FailedJobsPageDocument } from './FailedJobsPage.generated.ts'
import { DeleteFailedJobDocument, RetryFailedJobDocument } from './ResolveFailedJob.generated.ts'

export const loader = crmLoader(async ({ site, url, signal }) => {
  const asked = url.searchParams.get('before') ?? ''
  const before = /^\d{1,18}$/.test(asked) ? asked : null
  const { resultRef } = await site.source.query(FailedJobsPageDocument, { before }, { signal })
  return { resultRef, before }
})

/** Retries or deletes a failed job. */
export const action = crmAction(async ({ site, form }) => {
  const id = form.text('id')
  if (form.text('intent') === 'drop') await site.source.mutate(DeleteFailedJobDocument, { id })
  else await site.source.mutate(RetryFailedJobDocument, { id })
  return undefined
})
