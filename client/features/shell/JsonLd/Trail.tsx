import { useSite } from '../../../routing/site.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx'
import { JsonLd } from './JsonLd.tsx'

type TrailProps = Parameters<typeof Breadcrumbs>[0]

/**
 * Shows the breadcrumbs to visitors and search engines; for the latter, the last step, the page
 * itself, needs no address.
 */
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
