import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router'
import { type LogInRefusal, logInRefusal } from '../../../features/account/LogIn/logInRefusal.ts'
import { readForm } from '../../../routing/readForm.ts'
import { siteContext } from '../../../routing/site.ts'
import { LogInDocument, type LogInMutation } from './LogIn.generated.ts'
import { returnPath } from './LoginPage.urls.ts'

/** Reasons to refuse a login to the CRM that the site's login doesn't have. */
export type CrmRefusal = { kind: 'incomplete' } | { kind: 'noCrm' }

const askedReturn = (request: Request): string | null =>
  new URL(request.url).searchParams.get('returnTo')

/** Redirects an organizer who is logged in already. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, locale } = context.get(siteContext)
  if (visitor?.isOrganizer) throw redirect(returnPath(locale, askedReturn(request)), 303)
  return null
}

/** Opens a session. A wrong name or password answers 422 and keeps the name. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const form = readForm(await request.formData())
  const login = form.text('login', { trim: true })
  const password = form.text('password')
  const captcha = form.text('captcha') || null
  const refuse = (refusal: CrmRefusal | LogInRefusal, status = 422) =>
    withStatus({ refusal, login }, { status })
  if (!login || !password) return refuse({ kind: 'incomplete' })
  let answer: LogInMutation['logIn']
  try {
    answer = (await source.mutate(LogInDocument, { login, password, captcha })).logIn
  } catch (error) {
    const { refusal, status } = logInRefusal(error, { attempt: 'LOG_IN', login })
    // an invalid login name can't have an account either
    return refuse(refusal.kind === 'login' ? { kind: 'wrong' } : refusal, status)
  }
  if (answer.__typename !== 'LogInSuccess') return refuse({ kind: 'wrong' })
  const { organizers, isAdminAuth } = answer.viewer
  if (organizers.length === 0 && !isAdminAuth) return refuse({ kind: 'noCrm' }, 403)
  // load the whole document: the page in the browser doesn't know the new visitor
  const asked = askedReturn(request)
  // staff with an organizer go to the requested page, else to the organizer's list
  return redirectDocument(
    returnPath(locale, asked, isAdminAuth && (organizers.length === 0 || asked !== null)),
    303,
  )
}
