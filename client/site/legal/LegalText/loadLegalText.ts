import type { LoaderFunctionArgs } from 'react-router'
import { pageFailure } from '../../../data/failures.ts'
import type { Answer } from '../../../data/reading.ts'
import { siteContext } from '../../../routing/site.ts'
import { LegalTextDocument, type LegalTextQuery, type LegalTextQueryVariables } from './LegalText.generated.ts'

/** As versions are named: a year and a month. */
const versionForm = /^\d{4}-\d{2}$/

/** Reads the version that the address names, else the one in force. A version that never was is 404. */
export const loadLegalText = async (kind: LegalTextQueryVariables['kind'], { params, context, request }: LoaderFunctionArgs) => {
  const { version } = params
  if (version !== undefined && !versionForm.test(version)) throw pageFailure('NOT_FOUND')
  const { source } = context.get(siteContext)
  const { data, reading }: Answer<LegalTextQuery> = await source.query(
    LegalTextDocument,
    { kind, version: version ?? null },
    { signal: request.signal },
  )
  if (!data.document) throw pageFailure('NOT_FOUND')
  return { text: reading }
}
