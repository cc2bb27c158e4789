import { useSite } from '../../../routing/site.ts'
import { UiGallery } from '../../../ui/gallery/UiGallery.tsx'

/** Every part of the kit in every state, in the page's language: to be looked at, and walked by tests. */
export function KitPage() {
  const { locale } = useSite()
  return (
    <>
      <title>Kit</title>
      <meta name="description" content="Every part of the kit in every state." />
      <UiGallery key={locale} />
    </>
  )
}
