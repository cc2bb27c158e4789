import { type LoaderFunctionArgs, redirect } from 'react-router'
import { GraphQLFailure, pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import { OutboxPageDocument, type OutboxPageQuery } from './OutboxPage.generated.ts'
import { outboxPath } from './OutboxPage.urls.ts'

/** Loads the page only where the server allows pages for developers, else 404. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { source, locale, hasDevelopmentPages } = context.get(siteContext)
  if (!hasDevelopmentPages) throw pageFailure('NOT_FOUND')
  const { searchParams } = new URL(request.url)
  const after = searchParams.get('after')
  // a plus typed into the address is decoded as a space
  const to =
    searchParams
      .get('to')
      ?.replace(/^ (?=\d)/, '+')
      .trim() ?? ''
  try {
    const { resultRef }: Answer<OutboxPageQuery> = await source.query(
      OutboxPageDocument,
      { after, recipient: to || null },
      { signal: request.signal },
    )
    return { resultRef, to, after }
  } catch (error) {
    // an invalid cursor
    if (error instanceof GraphQLFailure && error.code === 'BAD_USER_INPUT' && after)
      throw redirect(outboxPath(locale, { to }), 303)
    throw error
  }
}
