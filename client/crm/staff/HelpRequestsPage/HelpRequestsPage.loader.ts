import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '#schema/rules/routes/pathParams.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { staffAction, staffAsked } from '../staffAction.ts'
import { HandleHelpDocument } from './HandleHelp.generated.ts'
import { HelpRequestsPageDocument, type HelpRequestsPageQuery } from './HelpRequestsPage.generated.ts'

/** Those that wait, unless `?show=all`. */
export async function loader(args: LoaderFunctionArgs) {
  const { site, url } = staffAsked(args)
  const showsAll = url.searchParams.get('show') === 'all'
  const after = url.searchParams.get('after')
  const { reading }: Answer<HelpRequestsPageQuery> = await site.source.query(
    HelpRequestsPageDocument,
    { after, isHandled: showsAll ? null : false },
    { signal: args.request.signal },
  )
  return { reading, showsAll, after }
}

/** Notes that a request was answered, or takes the note back. */
export const action = staffAction(async ({ source }, form) => {
  const id = readId(String(form.get('id') ?? ''))
  if (id === null) return false
  await source.mutate(HandleHelpDocument, { id, isHandled: form.get('intent') === 'handle' })
  return true
})
