import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { siteContext } from '../../../routing/site.ts'
import { readVisitor } from '../../../features/AccountFrame/readVisitor.ts'
import { AccountPageDocument } from './AccountPage.generated.ts'
import { LogOutDocument } from './LogOut.generated.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { source } = readVisitor(args)
  const { reading } = await source.query(AccountPageDocument, {}, { signal: args.request.signal })
  return { reading }
}

/** Ends the session on the server, then leaves with a fresh document. */
export async function action({ context }: ActionFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  await source.mutate(LogOutDocument, {})
  return redirectDocument(pagePath('home', locale), 303)
}
