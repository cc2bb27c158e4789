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

/** What keeps somebody out of the CRM beyond what keeps them out of the site. */
export type CrmRefusal = { kind: 'incomplete' } | { kind: 'noCrm' }

const askedReturn = (request: Request): string | null =>
  new URL(request.url).searchParams.get('returnTo')

/** Who is logged in already goes on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, locale } = context.get(siteContext)
  if (visitor?.isOrganizer) throw redirect(returnPath(locale, askedReturn(request)), 303)
  return null
}

/** Opens a session; a wrong name or password answers with 422 and keeps the name. */
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
    // what is no address has no account either
    return refuse(refusal.kind === 'login' ? { kind: 'wrong' } : refusal, status)
  }
  if (answer.__typename !== 'LogInSuccess') return refuse({ kind: 'wrong' })
  const { organizers, isAdminAuth } = answer.viewer
  if (organizers.length === 0 && !isAdminAuth) return refuse({ kind: 'noCrm' }, 403)
  // the whole document anew: the page in the browser doesn't know who is looking now
  const asked = askedReturn(request)
  // whoever is both goes to what was asked for, else to the organizer's list
  return redirectDocument(
    returnPath(locale, asked, isAdminAuth && (organizers.length === 0 || asked !== null)),
    303,
  )
}
