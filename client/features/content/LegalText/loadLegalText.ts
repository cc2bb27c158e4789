import type { LoaderFunctionArgs } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { siteContext } from '../../../routing/site.ts'
import {
  LegalTextDocument,
  type LegalTextQuery,
  type LegalTextQueryVariables,
} from './LegalText.generated.ts'

/** Names of the legal pages in the path table. */
export type LegalPageName = 'agreement' | 'privacy' | 'cookies'

const kinds: Record<LegalPageName, LegalTextQueryVariables['kind']> = {
  agreement: 'AGREEMENT',
  privacy: 'PRIVACY',
  cookies: 'COOKIES',
}

/** Format of version names: a year and a month. */
const versionForm = /^\d{4}-\d{2}$/

/**
 * Reads the version in the address, else the one in force. An unknown version is 404. Only the text
 * in force is indexed.
 */
export const loadLegalText = async (
  page: LegalPageName,
  { params, context, request }: LoaderFunctionArgs,
) => {
  const { version } = params
  if (version !== undefined && !versionForm.test(version)) throw pageFailure('NOT_FOUND')
  const { source, locale } = context.get(siteContext)
  const { data, resultRef }: Answer<LegalTextQuery> = await source.query(
    LegalTextDocument,
    { kind: kinds[page], version: version ?? null },
    { signal: request.signal },
  )
  if (!data.document) throw pageFailure('NOT_FOUND')
  const isCurrent = data.document.version === data.current?.version
  const canonical = pagePath(page, locale)
  return { text: resultRef, indexing: isCurrent ? { canonical } : ('noindex' as const) }
}
