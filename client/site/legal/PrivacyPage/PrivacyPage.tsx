import { useIntl } from 'react-intl'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { LegalText } from '../../../features/content/LegalText/LegalText.tsx'
import { legalMessages } from '../../../features/content/LegalText/legalText.messages.ts'
import type { loader } from './PrivacyPage.loader.ts'
import { useLegalTextQuery } from '../../../features/content/LegalText/LegalText.generated.ts'

/** Explains how personal data is used. */
export function PrivacyPage() {
  const { formatMessage } = useIntl()
  const { text } = useLoaderResult<typeof loader>()
  return (
    <LegalText
      page="privacy"
      text={useLegalTextQuery(text).data}
      metaDescription={formatMessage(legalMessages.privacyDescription)}
    />
  )
}
