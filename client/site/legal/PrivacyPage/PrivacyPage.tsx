import { useIntl } from 'react-intl'
import { useData } from '../../../data/useData.ts'
import { useLoaded } from '../../../routing/useLoaded.ts'
import { LegalText } from '../../../features/LegalText/LegalText.tsx'
import { legalMessages } from '../../../features/LegalText/legalText.messages.ts'
import type { loader } from './PrivacyPage.loader.ts'

/** What becomes of personal data. */
export function PrivacyPage() {
  const { formatMessage } = useIntl()
  const { text } = useLoaded<typeof loader>()
  return <LegalText page="privacy" text={useData(text)} metaDescription={formatMessage(legalMessages.privacyDescription)} />
}
