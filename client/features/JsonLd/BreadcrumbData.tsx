import { useSite } from '../../routing/site.ts'
import { JsonLd } from './JsonLd.tsx'

/** The breadcrumbs that a page shows, as search engines read them: the last one, the page itself, needs no address. */
export function BreadcrumbData({ items }: { items: readonly { text: string; url?: string }[] }) {
  const { origin } = useSite()
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({ text, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: text,
          ...(url && { item: origin + url }),
        })),
      }}
    />
  )
}
