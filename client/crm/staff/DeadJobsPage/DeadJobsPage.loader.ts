import type { LoaderFunctionArgs } from 'react-router'
import type { Answer } from '../../../data/resultRef.ts'
import { staffAction, staffAsked } from '../staffAction.ts'
import { DeadJobsPageDocument, type DeadJobsPageQuery } from './DeadJobsPage.generated.ts'
import { DropDeadJobDocument, RetryDeadJobDocument } from './EndDeadJob.generated.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { site, url } = staffAsked(args)
  const asked = url.searchParams.get('before') ?? ''
  const before = /^\d{1,18}$/.test(asked) ? asked : null
  const { reading }: Answer<DeadJobsPageQuery> = await site.source.query(DeadJobsPageDocument, { before }, { signal: args.request.signal })
  return { reading, before }
}

/** Lets a job try again, or gives it up. */
export const action = staffAction(async ({ source }, form) => {
  const id = String(form.get('id') ?? '')
  if (form.get('intent') === 'drop') await source.mutate(DropDeadJobDocument, { id })
  else await source.mutate(RetryDeadJobDocument, { id })
  return true
})
