import { useIntl } from 'react-intl'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { LegalText } from '../../../features/content/LegalText/LegalText.tsx'
import { legalMessages } from '../../../features/content/LegalText/legalText.messages.ts'
import type { loader } from './CookiesPage.loader.ts'
import { useLegalTextQuery } from '../../../features/content/LegalText/LegalText.generated.ts'

/** Lists the site's cookies. */
export function CookiesPage() {
  const { formatMessage } = useIntl()
  const { text } = useLoaderResult<typeof loader>()
  return (
    <LegalText
      page="cookies"
      text={useLegalTextQuery(text).data}
      metaDescription={formatMessage(legalMessages.cookiesDescription)}
    />
  )
}
