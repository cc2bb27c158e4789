import { crmAction } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { DeadJobsPageDocument } from './DeadJobsPage.generated.ts'
import { DropDeadJobDocument, RetryDeadJobDocument } from './EndDeadJob.generated.ts'

export const loader = crmLoader(async ({ site, url, signal }) => {
  const asked = url.searchParams.get('before') ?? ''
  const before = /^\d{1,18}$/.test(asked) ? asked : null
  const { resultRef } = await site.source.query(DeadJobsPageDocument, { before }, { signal })
  return { resultRef, before }
})

/** Lets a job try again, or gives it up. */
export const action = crmAction(async ({ site, form }) => {
  const id = form.text('id')
  if (form.text('intent') === 'drop') await site.source.mutate(DropDeadJobDocument, { id })
  else await site.source.mutate(RetryDeadJobDocument, { id })
  return undefined
})
