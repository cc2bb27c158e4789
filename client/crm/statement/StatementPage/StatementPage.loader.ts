import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { readMonth } from '#schema/rules/booking/statement.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { GraphQLFailure, pageFailure } from '../../../data/failures.ts'
import { siteContext } from '../../../routing/site.ts'
import { loginPath } from '../../login/LoginPage/LoginPage.urls.ts'
import { StatementPageDocument } from './StatementPage.generated.ts'

/** 303 to the login without a session, 404 for the statement of an organizer that is not one's own, or a month that is none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { source, locale, visitor } = context.get(siteContext)
  const url = new URL(request.url)
  const toLogin = loginPath(locale, url.pathname + url.search)
  if (!visitor) throw redirect(toLogin, 303)
  const asked = url.searchParams.get('month')
  const month = readMonth(asked)
  const organizer = url.searchParams.get('organizer')
  const organizerId = readId(organizer)
  if ((asked !== null && month === null) || (organizer !== null && organizerId === null)) throw pageFailure('NOT_FOUND')
  try {
    const { reading } = await source.query(StatementPageDocument, { organizerId, month }, { signal: request.signal })
    return { reading }
  } catch (error) {
    // the session has ended while the page was open
    if (error instanceof GraphQLFailure && error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    throw error
  }
}
