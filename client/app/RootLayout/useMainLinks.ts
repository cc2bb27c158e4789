import { usePagePath } from '../../routing/site.ts'
import { useLayout } from '../useLayout.ts'

/** The landing that asks for the least: all cruises before those of one river. */
const widest = <Landing extends { filterQuery: string }>(
  landings: readonly Landing[] = [],
): Landing | undefined =>
  landings.toSorted((a, b) => a.filterQuery.length - b.filterQuery.length)[0]

/** The landings of all tours, of cruises and of excursions, in the words of the language. */
export function useMainLinks(): { href: string; text: string }[] {
  const layout = useLayout()
  const pathOf = usePagePath()
  return [widest(layout?.tours), widest(layout?.cruises), widest(layout?.excursions)].flatMap(
    (landing) =>
      landing ? [{ href: pathOf('slug', { slug: landing.slug }), text: landing.name }] : [],
  )
}
