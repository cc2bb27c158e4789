import { useIntl } from 'react-intl'
import { useData } from '../../../data/useData.ts'
import { useLoaded } from '../../../routing/useLoaded.ts'
import { LegalText } from '../../../features/LegalText/LegalText.tsx'
import { legalMessages } from '../../../features/LegalText/legalText.messages.ts'
import type { loader } from './CookiesPage.loader.ts'

/** Which cookies there are. */
export function CookiesPage() {
  const { formatMessage } = useIntl()
  const { text } = useLoaded<typeof loader>()
  return <LegalText page="cookies" text={useData(text)} metaDescription={formatMessage(legalMessages.cookiesDescription)} />
}
