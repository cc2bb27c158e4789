import { crmAction, refuse } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { HandleHelpDocument } from './HandleHelp.generated.ts'
import { HelpRequestsPageDocument } from './HelpRequestsPage.generated.ts'

/** Loads the unanswered help requests, or all of them with `?show=all`. */
export const loader = crmLoader(async ({ site, url, signal }) => {
  const showsAll = url.searchParams.get('show') === 'all'
  const after = url.searchParams.get('after')
  const { resultRef } = await site.source.query(
    HelpRequestsPageDocument,
    { after, isHandled: showsAll ? null : false },
    { signal },
  )
  return { resultRef, showsAll, after }
})

/** Marks a help request as answered, or removes the mark. */
export const action = crmAction(async ({ site, form }) => {
  const id = form.id('id')
  if (id === null) return refuse('notFound')
  await site.source.mutate(HandleHelpDocument, { id, isHandled: form.text('intent') === 'handle' })
  return undefined
})
