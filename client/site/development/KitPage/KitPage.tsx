import { localeFacts } from '#schema/codes/locales.ts'
import { useDateLabels } from '../../../features/shell/KitTexts/useDateLabels.ts'
import { usePhoneLabels } from '../../../features/shell/KitTexts/usePhoneLabels.ts'
import { useViewerLabels } from '../../../features/shell/KitTexts/useViewerLabels.ts'
import { useSite } from '../../../routing/site.ts'
import { UiGallery } from '../../../ui/gallery/UiGallery.tsx'

/** Shows every part of the kit in every state, in the page's language, for people and for tests. */
export function KitPage() {
  const { locale } = useSite()
  const labels = { phone: usePhoneLabels(), date: useDateLabels(), viewer: useViewerLabels() }
  return (
    <>
      <title>Kit</title>
      <meta name="description" content="Every part of the kit in every state." />
      <meta name="robots" content="noindex" />
      <UiGallery locale={locale} language={localeFacts[locale].code} labels={labels} />
    </>
  )
}
