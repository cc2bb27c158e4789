import { redirect } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { pageFailure } from '../../../data/failures.ts'
import { type CrmActionCall, crmAction, refuse, show } from '../../kit/crmAction.ts'
import { type CrmCall, crmLoader } from '../../kit/crmLoader.ts'
import { submitDecision } from '../submitDecision.ts'
import { CrmRequestPageDocument } from './RequestPage.generated.ts'
import {
  SetRequiredTravelerFieldsDocument,
  RevealTravelerDocumentsDocument,
  type RevealTravelerDocumentsMutation,
  RemindTravelersDocument,
} from './Travelers.generated.ts'

const requestIdOf = ({ params }: CrmCall): number => {
  const requestId = readId(params.id ?? '')
  if (requestId === null) throw pageFailure('NOT_FOUND')
  return requestId
}

/** Loads the page; 404 also for a request to somebody else's organizer. */
export const loader = crmLoader(async (call) => {
  const { resultRef } = await call.site.source.query(
    CrmRequestPageDocument,
    { id: requestIdOf(call) },
    { signal: call.signal },
  )
  return { resultRef }
})

/** Passport and health notes of one traveler, shown until the page is left. */
export type RevealedDocuments = RevealTravelerDocumentsMutation['revealTravelerDocuments'] & {
  touristId: number
}

const reasonOf = {
  TravelerDetailsCompleteError: 'complete',
  ReminderTooSoonError: 'recently',
  TouristsClosedError: 'closed',
} as const

/** Reason why no reminder was sent. */
export type NoReminder = (typeof reasonOf)[keyof typeof reasonOf]

/**
 * Reveals a traveler's documents, sets which traveler details are required, reminds the customer,
 * or applies a decision from `Decision`.
 */
export const action = crmAction<NoReminder, RevealedDocuments>(async (call) => {
  const requestId = requestIdOf(call)
  const { site, form } = call
  // without the decision that the current address may contain
  const back = pagePath('crmRequest', site.locale, { id: requestId })
  switch (form.text('intent')) {
    case 'look':
      return revealDocuments(call, requestId)
    case 'ask': {
      const flags = { collectPassport: form.flag('passport'), collectWeight: form.flag('weight') }
      await site.source.mutate(SetRequiredTravelerFieldsDocument, { id: requestId, ...flags })
      return redirect(back, 303)
    }
    case 'remind': {
      const variables = { id: requestId, message: form.text('message') }
      const { remindTravelers } = await site.source.mutate(RemindTravelersDocument, variables)
      if (remindTravelers.__typename === 'RemindTravelersSuccess') return redirect(back, 303)
      return refuse(reasonOf[remindTravelers.__typename])
    }
    default: {
      const readAgain = () =>
        site.source.query(CrmRequestPageDocument, { id: requestId }).catch(site.report)
      return submitDecision(call, { requestId, back, readAgain })
    }
  }
})

const revealDocuments = async ({ site, form }: CrmActionCall, requestId: number) => {
  const touristId = form.id('tourist')
  if (touristId === null) return refuse('notFound')
  const { revealTravelerDocuments } = await site.source.mutate(RevealTravelerDocumentsDocument, {
    requestId,
    touristId,
  })
  return show({ ...revealTravelerDocuments, touristId })
}
