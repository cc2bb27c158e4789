import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { JsonLd } from '../../../../features/shell/JsonLd/JsonLd.tsx'
import { usePagePath, useSite } from '../../../../routing/site.ts'

/** Structured data of the list, for search engines. */
export function ListingData({
  name,
  tours,
}: {
  name: string
  tours: readonly { id: number; slug: string; title: string }[]
}) {
  const { origin } = useSite()
  const pathOf = usePagePath()
  if (tours.length === 0) return null
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: tours.length,
    itemListElement: tours.map(({ id, slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + pathOf('slug', { slug: slugWithId(slug, id) }),
    })),
  }
  return <JsonLd data={list} />
}
