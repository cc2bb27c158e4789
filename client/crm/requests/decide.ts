import { data as withStatus, redirect, redirectDocument } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { GraphQLFailure, NetworkFailure } from '../../data/failures.ts'
import type { Source } from '../../data/source.ts'
import { type Decided, withDecided } from './decided.ts'
import { ConfirmRequestDocument, DeclineRequestDocument, ExtendHoldDocument } from './Decisions.generated.ts'

/** A decision that was not taken: which request, and whether another one was faster. */
export interface Refused {
  requestId: number
  isMoved: boolean
}

interface Asked {
  requestId: number
  /** That of `Decision`. */
  form: FormData
  /** Where it stands, and the login that leads back there. */
  back: string
  toLogin: string
  /** Brings what the page shows up to date, beside a refusal that says it does. */
  readAgain: () => Promise<unknown>
}

/** Confirms or cancels a request or holds its seats longer, as the form says, and comes back to an address that says so. */
export const decide = async (source: Source, { requestId, form, back, toLogin, readAgain }: Asked) => {
  const variables = { id: requestId, message: String(form.get('message') ?? '') }
  try {
    const said = form.get('intent')
    const intent = said === 'confirm' || said === 'extend' ? said : 'decline'
    const __typename = await mutate(source, intent, variables, String(form.get('until') ?? ''))
    if (__typename === 'RequestMovedError' || __typename === 'HoldLimitError') {
      await readAgain()
      return withStatus<Refused>({ requestId, isMoved: true }, { status: 409 })
    }
    return redirect(withDecided(back, { intent, requestId }), 303)
  } catch (error) {
    if (error instanceof GraphQLFailure && error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    if (error instanceof GraphQLFailure || error instanceof NetworkFailure)
      return withStatus<Refused>(
        { requestId, isMoved: false },
        { status: error instanceof GraphQLFailure ? httpStatusOf[error.code] : 503 },
      )
    throw error
  }
}

const mutate = async (source: Source, intent: Decided['intent'], variables: { id: number; message: string }, until: string) => {
  if (intent === 'confirm') return (await source.mutate(ConfirmRequestDocument, variables)).confirmRequest.__typename
  if (intent === 'extend') return (await source.mutate(ExtendHoldDocument, { ...variables, until })).extendHold.__typename
  return (await source.mutate(DeclineRequestDocument, variables)).declineRequest.__typename
}
