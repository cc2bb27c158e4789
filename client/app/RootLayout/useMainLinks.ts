import { usePagePath } from '../../routing/site.ts'
import { useLayout } from '../useLayout.ts'

/** Returns the landing with the fewest filters: all cruises before those of one river. */
const widest = <Landing extends { filterQuery: string }>(
  landings: readonly Landing[] = [],
): Landing | undefined =>
  landings.toSorted((a, b) => a.filterQuery.length - b.filterQuery.length)[0]

/**
 * Returns links to the landings of all tours, of cruises and of excursions, named in the page's
 * language.
 */
export function useMainLinks(): { href: string; text: string }[] {
  const layout = useLayout()
  const pathOf = usePagePath()
  return [widest(layout?.tours), widest(layout?.cruises), widest(layout?.excursions)].flatMap(
    (landing) =>
      landing ? [{ href: pathOf('slug', { slug: landing.slug }), text: landing.name }] : [],
  )
}
