import { type LoaderFunctionArgs, redirect } from 'react-router'
import { type Site, siteContext } from '../../../routing/site.ts'
import { loginPath } from '../LogIn/logInPaths.ts'

/** Returns the site of a logged-in visitor; redirects others to the login and back. */
export function requireLogin({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Site {
  const site = context.get(siteContext)
  if (site.visitor) return site
  const { pathname, search } = new URL(request.url)
  throw redirect(loginPath(site.locale, { returnTo: pathname + search }), 302)
}
