import { readMonth } from '#schema/rules/booking/statement.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import { crmAction } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { StatementPageDocument } from './StatementPage.generated.ts'

/** Loads a statement; 404 for somebody else's organizer and for an invalid month. */
export const loader = crmLoader(async ({ site, url, signal }) => {
  const asked = url.searchParams.get('month')
  const month = readMonth(asked)
  const organizer = url.searchParams.get('organizer')
  const organizerId = readId(organizer)
  if ((asked !== null && month === null) || (organizer !== null && organizerId === null))
    throw pageFailure('NOT_FOUND')
  const { resultRef } = await site.source.query(
    StatementPageDocument,
    { organizerId, month },
    { signal },
  )
  return { resultRef }
})

/** Ends the session; the page has no other form. */
export const action = crmAction()
