import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type Params,
  redirect,
  redirectDocument,
} from 'react-router'
import { GraphQLFailure, pageFailure } from '../../data/failures.ts'
import { type Site, siteContext } from '../../routing/site.ts'
import { loginPath } from '../login/LoginPage/LoginPage.urls.ts'

/** A request for a page by somebody with a session. */
export interface CrmCall {
  site: Site
  url: URL
  params: Params
  signal: AbortSignal
  /** Address of the login, which returns to this page. */
  toLogin: string
}

/**
 * Returns the call of somebody who is logged in.
 * @throws a redirect to the login (303) without a session
 */
export const requireSession = ({
  request,
  params,
  context,
}: LoaderFunctionArgs | ActionFunctionArgs): CrmCall => {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  const toLogin = loginPath(site.locale, url.pathname + url.search)
  if (!site.visitor) throw redirect(toLogin, 303)
  return { site, url, params, signal: request.signal, toLogin }
}

/** Query parameters that hold a position in a list. */
const cursors = ['after', 'before'] as const

/** Returns the address of the first page; null where the address holds no position. */
const firstPageOf = (url: URL): string | null => {
  if (!cursors.some((name) => url.searchParams.has(name))) return null
  const query = new URLSearchParams(url.searchParams)
  for (const name of cursors) query.delete(name)
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname
}

interface CrmLoaderOptions {
  /**
   * Right needed to open the page; the API checks all others. `organizer`: 403 for an account
   * without one.
   */
  access?: 'organizer' | 'any'
}

/**
 * Creates a page's loader. Without a session, and when it has ended meanwhile, it redirects to the
 * login (303), which returns here. An invalid cursor redirects to the first page. Other API
 * failures become the page's status.
 */
export const crmLoader =
  <Loaded>(load: (call: CrmCall) => Promise<Loaded>, { access = 'any' }: CrmLoaderOptions = {}) =>
  async (args: LoaderFunctionArgs): Promise<Loaded> => {
    const call = requireSession(args)
    if (access === 'organizer' && !call.site.visitor?.isOrganizer) throw pageFailure('FORBIDDEN')
    try {
      return await load(call)
    } catch (error) {
      if (!(error instanceof GraphQLFailure)) throw error
      if (error.code === 'UNAUTHENTICATED') throw redirectDocument(call.toLogin, 303)
      const firstPage = error.code === 'BAD_USER_INPUT' ? firstPageOf(call.url) : null
      if (firstPage !== null) throw redirect(firstPage, 303)
      throw error
    }
  }
