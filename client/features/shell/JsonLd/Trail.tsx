import { useSite } from '../../../routing/site.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx'
import { JsonLd } from './JsonLd.tsx'

type TrailProps = Parameters<typeof Breadcrumbs>[0]

/** The way to a page, for people and for search engines, which need no address of the last step: the page itself. */
export function Trail({ items, ...rest }: TrailProps) {
  const { origin } = useSite()
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: items.map(({ text, url }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: text,
            ...(url && index < items.length - 1 && { item: origin + url }),
          })),
        }}
      />
      <Breadcrumbs items={items} {...rest} />
    </>
  )
}
