import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { GraphQLFailure, NetworkFailure, pageFailure } from '../../../data/failures.ts'
import { siteContext } from '../../../routing/site.ts'
import { loginPath } from '../../login/LoginPage/LoginPage.urls.ts'
import { decide, type Refused } from '../decide.ts'
import { CrmRequestPageDocument } from './RequestPage.generated.ts'
import {
  AskTravelersDocument,
  LookAtTravelerDocument,
  type LookAtTravelerMutation,
  RemindTravelersDocument,
} from './Travelers.generated.ts'

const asked = ({ request, params, context }: LoaderFunctionArgs | ActionFunctionArgs) => {
  const { source, locale, visitor, report } = context.get(siteContext)
  const requestId = readId(params.id ?? '')
  if (requestId === null) throw pageFailure('NOT_FOUND')
  const back = pagePath('crmRequest', locale, { id: requestId })
  const toLogin = loginPath(locale, back)
  if (!visitor) throw redirect(toLogin, 303)
  return { source, report, requestId, back, toLogin, signal: request.signal }
}

/** 303 to the login without a session, 403 for an account without an organizer, 404 for a request to somebody else's. */
export async function loader(args: LoaderFunctionArgs) {
  const { source, requestId, toLogin, signal } = asked(args)
  try {
    const { reading } = await source.query(CrmRequestPageDocument, { id: requestId }, { signal })
    return { reading }
  } catch (error) {
    // the session has ended while the page was open
    if (error instanceof GraphQLFailure && error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    throw error
  }
}

/** What is sealed of one traveler: shown once, until the page is left. */
export type Looked = LookAtTravelerMutation['lookAtTraveler'] & { touristId: number }

/** What a form of the page came to, where it does not simply show in the page. */
export interface Acted {
  looked?: Looked
  refused?: Refused
  /** Why nobody was asked. */
  notAsked?: 'complete' | 'recently' | 'closed'
}

const whyNotAsked = {
  NothingMissingError: 'complete',
  RemindedRecentlyError: 'recently',
  TouristsClosedError: 'closed',
} as const satisfies Record<string, Acted['notAsked']>

/** Opens what is sealed of a traveler, says what the request asks for, reminds, or does what `Decision` says. */
export async function action(args: ActionFunctionArgs) {
  const { source, report, requestId, back, toLogin } = asked(args)
  const form = await args.request.formData()
  try {
    switch (form.get('intent')) {
      case 'look': {
        const touristId = readId(String(form.get('tourist') ?? ''))
        if (touristId === null) return refuse(requestId, 404)
        const { lookAtTraveler } = await source.mutate(LookAtTravelerDocument, { requestId, touristId })
        return withStatus<Acted>({ looked: { ...lookAtTraveler, touristId } })
      }
      case 'ask': {
        const flags = { collectPassport: form.has('passport'), collectWeight: form.has('weight') }
        await source.mutate(AskTravelersDocument, { id: requestId, ...flags })
        return redirect(back, 303)
      }
      case 'remind': {
        const { remindTravelers } = await source.mutate(RemindTravelersDocument, {
          id: requestId,
          message: String(form.get('message') ?? ''),
        })
        if (remindTravelers.__typename === 'RemindTravelersSuccess') return redirect(back, 303)
        return withStatus<Acted>({ notAsked: whyNotAsked[remindTravelers.__typename] }, { status: 409 })
      }
      default: {
        const decided = await decide(source, {
          requestId,
          form,
          back,
          toLogin,
          readAgain: () => source.query(CrmRequestPageDocument, { id: requestId }).catch(report),
        })
        if (decided instanceof Response) return decided
        return withStatus<Acted>({ refused: decided.data }, decided.init ?? undefined)
      }
    }
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse(requestId, 503)
    if (!(error instanceof GraphQLFailure)) throw error
    if (error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    return refuse(requestId, httpStatusOf[error.code])
  }
}

const refuse = (requestId: number, status: number) => withStatus<Acted>({ refused: { requestId, isMoved: false } }, { status })
