import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { GraphQLFailure, NetworkFailure } from '../../../data/failures.ts'
import { siteContext } from '../../../routing/site.ts'
import { LogInDocument, type LogInMutation } from './LogIn.generated.ts'
import { returnPath } from './LoginPage.urls.ts'

export type LoginRefusal = 'incomplete' | 'wrong' | 'noCrm' | 'tooOften' | 'away'

const askedReturn = (request: Request): string | null => new URL(request.url).searchParams.get('returnTo')

/** Who is logged in already goes on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, locale } = context.get(siteContext)
  if (visitor?.isOrganizer) throw redirect(returnPath(locale, askedReturn(request)), 303)
  return null
}

/** Opens a session; a wrong name or password answers with 422 and keeps the name. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const form = await request.formData()
  const login = String(form.get('login') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const refuse = (refusal: LoginRefusal, status = 422) => withStatus({ refusal, login }, { status })
  if (!login || !password) return refuse('incomplete')
  let answer: LogInMutation['logIn']
  try {
    answer = (await source.mutate(LogInDocument, { login, password })).logIn
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse('away', 503)
    if (error instanceof GraphQLFailure) return refuse(error.code === 'RATE_LIMITED' ? 'tooOften' : 'away', httpStatusOf[error.code])
    throw error
  }
  if (answer.__typename !== 'LogInSuccess') return refuse('wrong')
  const { organizers, isAdminAuth } = answer.viewer
  if (organizers.length === 0 && !isAdminAuth) return refuse('noCrm', 403)
  // the whole document anew: the page in the browser doesn't know who is looking now
  const asked = askedReturn(request)
  // whoever is both goes to what was asked for, else to the organizer's list
  return redirectDocument(returnPath(locale, asked, isAdminAuth && (organizers.length === 0 || asked !== null)), 303)
}
