import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { GraphQLFailure, NetworkFailure } from '../../data/failures.ts'
import { type Site, siteContext } from '../../routing/site.ts'
import { loginPath } from '../login/LoginPage/LoginPage.urls.ts'
import { LogOutDocument } from './LogOut.generated.ts'

/** A decision that was not taken; `isGone`: another one was faster. */
export interface StaffRefusal {
  isGone: boolean
}

/** The address asked for, for loaders of the staff; 303 to the login without a session. Others are refused by the API: 403. */
export const staffAsked = ({ request, context }: LoaderFunctionArgs | ActionFunctionArgs): { site: Site; url: URL; toLogin: string } => {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const toLogin = loginPath(site.locale, url.pathname + url.search)
  if (!site.visitor) throw redirect(toLogin, 303)
  return { site, url, toLogin }
}

/** Logs out, or does what the form names and comes back to the same list. `run` says false where another one was faster. */
export const staffAction = (run: (site: Site, form: FormData) => Promise<boolean>) => async (args: ActionFunctionArgs) => {
  const { site, url, toLogin } = staffAsked(args)
  const form = await args.request.formData()
  if (form.get('intent') === 'logOut') {
    await site.source.mutate(LogOutDocument, {})
    return redirectDocument(loginPath(site.locale), 303)
  }
  const refuse = (isGone: boolean, status: number) => withStatus<StaffRefusal>({ isGone }, { status })
  try {
    return (await run(site, form)) ? redirect(url.pathname + url.search, 303) : refuse(true, 409)
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse(false, 503)
    if (!(error instanceof GraphQLFailure)) throw error
    if (error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
    return refuse(error.code === 'NOT_FOUND', httpStatusOf[error.code])
  }
}
