import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { siteContext } from '../../../routing/site.ts'
import { requireLogin } from '../../../features/account/AccountFrame/requireLogin.ts'
import { AccountPageDocument } from './AccountPage.generated.ts'
import { LogOutDocument } from './LogOut.generated.ts'

/** Trips per page. */
export const tripsPageSize = 50

/** Loads one trip more than a page shows, to know whether another page follows. */
export async function loader(args: LoaderFunctionArgs) {
  const { source } = requireLogin(args)
  const after = readId(new URL(args.request.url).searchParams.get('after') ?? '')
  const { resultRef } = await source.query(
    AccountPageDocument,
    { first: tripsPageSize + 1, after },
    { signal: args.request.signal },
  )
  return { resultRef, after }
}

/** Ends the session on the server, then loads the home page as a new document. */
export async function action({ context }: ActionFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  await source.mutate(LogOutDocument, {})
  return redirectDocument(pagePath('home', locale), 303)
}
