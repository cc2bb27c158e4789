import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { GraphQLFailure, pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { isRequestStatus } from '../../../features/RequestStatus/requestStatuses.ts'
import { siteContext } from '../../../routing/site.ts'
import { loginPath } from '../../login/LoginPage/LoginPage.urls.ts'
import { decide } from '../decide.ts'
import { LogOutDocument } from './LogOut.generated.ts'
import { RequestsPageDocument, type RequestsPageQuery } from './RequestsPage.generated.ts'
import { requestsPath } from './RequestsPage.urls.ts'

/** The part of the list that an address shows. */
const shownBy = ({ searchParams }: URL) => {
  const status = searchParams.get('status')
  return { after: searchParams.get('after'), status: isRequestStatus(status) ? status : null }
}

/** 303 to the login without a session, 403 for an account without an organizer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { source, locale, visitor } = context.get(siteContext)
  const url = new URL(request.url)
  const toLogin = loginPath(locale, url.pathname + url.search)
  if (!visitor) throw redirect(toLogin, 303)
  if (!visitor.isOrganizer) throw pageFailure('FORBIDDEN')
  const { after, status } = shownBy(url)
  try {
    const { reading }: Answer<RequestsPageQuery> = await source.query(RequestsPageDocument, { after, status }, { signal: request.signal })
    return { reading, status, after }
  } catch (error) {
    // the session has ended while the page was open
    if (error instanceof GraphQLFailure && error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    // a cursor that someone has made up
    if (error instanceof GraphQLFailure && error.code === 'BAD_USER_INPUT' && after) throw redirect(requestsPath(locale, { status }), 303)
    throw error
  }
}

/** Confirms or cancels a request, holds its seats longer, or logs out. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { source, locale, report } = context.get(siteContext)
  const form = await request.formData()
  const requestId = readId(String(form.get('id') ?? ''))
  if (requestId === null) {
    await source.mutate(LogOutDocument, {})
    return redirectDocument(loginPath(locale), 303)
  }
  const url = new URL(request.url)
  const back = url.pathname + url.search
  const readAgain = () => source.query(RequestsPageDocument, shownBy(url)).catch(report)
  return decide(source, { requestId, form, back, toLogin: loginPath(locale, back), readAgain })
}
