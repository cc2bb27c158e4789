import { usePagePath } from '../../routing/site.ts'
import { useLayout } from '../useLayout.ts'

/** The first landing of all tours, of cruises and of excursions, in the words of the language. */
export function useMainLinks(): { href: string; text: string }[] {
  const layout = useLayout()
  const pathOf = usePagePath()
  return [layout?.tours[0], layout?.cruises[0], layout?.excursions[0]].flatMap((landing) =>
    landing ? [{ href: pathOf('slug', { slug: landing.slug }), text: landing.name }] : [],
  )
}
