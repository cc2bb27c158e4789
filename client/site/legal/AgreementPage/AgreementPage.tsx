import { useIntl } from 'react-intl'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { LegalText } from '../../../features/content/LegalText/LegalText.tsx'
import { legalMessages } from '../../../features/content/LegalText/legalText.messages.ts'
import type { loader } from './AgreementPage.loader.ts'
import { useLegalTextQuery } from '../../../features/content/LegalText/LegalText.generated.ts'

/** The terms that a customer accepts by sending a request. */
export function AgreementPage() {
  const { formatMessage } = useIntl()
  const { text } = useLoaderResult<typeof loader>()
  return (
    <LegalText
      page="agreement"
      text={useLegalTextQuery(text).data}
      metaDescription={formatMessage(legalMessages.agreementDescription)}
    />
  )
}
