import { redirect } from 'react-router'
import type { Source } from '../../data/source.ts'
import { type CrmActionCall, type CrmRefusal, refuse } from '../kit/crmAction.ts'
import {
  ConfirmRequestDocument,
  DeclineRequestDocument,
  ExtendHoldDocument,
} from './Decisions.generated.ts'
import { type DecisionIntent, decisionIntents, withDecision } from './decisionAddress.ts'

/** A decision that was not applied. `conflict`: the request has changed meanwhile. */
export type DecisionFailure = CrmRefusal

interface DecidedRequest {
  requestId: number
  /** Address to return to. */
  back: string
  /** Reloads the page's data, since the text of a conflict refers to it. */
  readAgain: () => Promise<unknown>
}

/**
 * Confirms or cancels a request, or extends its hold, as the form of `Decision` says. Returns to an
 * address that names the decision.
 */
export const submitDecision = async (
  { site, form }: CrmActionCall,
  { requestId, back, readAgain }: DecidedRequest,
) => {
  const intent = form.oneOf('intent', decisionIntents)
  if (intent === null) return refuse('notFound')
  const result = await mutate(
    site.source,
    intent,
    { id: requestId, message: form.text('message') },
    form.text('until'),
  )
  if (result !== 'RequestStatusChangedError' && result !== 'HoldLimitError')
    return redirect(withDecision(back, { intent, requestId }), 303)
  await readAgain()
  return refuse('conflict')
}

const mutate = async (
  source: Source,
  intent: DecisionIntent,
  variables: { id: number; message: string },
  until: string,
) => {
  switch (intent) {
    case 'confirm':
      return (await source.mutate(ConfirmRequestDocument, variables)).confirmRequest.__typename
    case 'extend':
      return (await source.mutate(ExtendHoldDocument, { ...variables, until })).extendHold
        .__typename
    case 'decline':
      return (await source.mutate(DeclineRequestDocument, variables)).declineRequest.__typename
  }
}
