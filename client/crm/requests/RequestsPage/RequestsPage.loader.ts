import { isRequestStatus } from '../../../features/request/RequestStatus/requestStatuses.ts'
import { crmAction, refuse } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { submitDecision } from '../submitDecision.ts'
import { RequestsPageDocument } from './RequestsPage.generated.ts'

/** Returns the status and the cursor that an address names. */
const shownBy = ({ searchParams }: URL) => {
  const status = searchParams.get('status')
  return { after: searchParams.get('after'), status: isRequestStatus(status) ? status : null }
}

export const loader = crmLoader(
  async ({ site, url, signal }) => {
    const { after, status } = shownBy(url)
    const { resultRef } = await site.source.query(
      RequestsPageDocument,
      { after, status },
      { signal },
    )
    return { resultRef, status, after }
  },
  { access: 'organizer' },
)

/** Confirms or cancels a request, or extends its hold. */
export const action = crmAction(async (call) => {
  const { site, url, form, back } = call
  const requestId = form.id('id')
  if (requestId === null) return refuse('notFound')
  const readAgain = () => site.source.query(RequestsPageDocument, shownBy(url)).catch(site.report)
  return submitDecision(call, { requestId, back, readAgain })
})
