import { useIntl } from 'react-intl'
import { JsonLd } from '../../../../features/shell/JsonLd/JsonLd.tsx'
import { usePagePath, useSite } from '../../../../routing/site.ts'
import type { HomePageQuery } from '../HomePage.generated.ts'
import { homeMessages as messages } from '../homePage.messages.ts'

interface SiteDataProps {
  contacts: HomePageQuery['contacts']
  /** Slug of the landing of all tours, which handles text search; undefined where there is none. */
  searchSlug: string | undefined
}

/** Structured data about Versta and the site's search, for search engines. */
export function SiteData({ contacts: { phones, channels, office }, searchSlug }: SiteDataProps) {
  const { formatMessage } = useIntl()
  const { origin, locale } = useSite()
  const pathOf = usePagePath()
  const organization = `${origin}/#organization`
  const email = channels.find(({ kind }) => kind === 'EMAIL')
  const phone = phones.find(({ type }) => type === 'MAIN')
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'TravelAgency',
            '@id': organization,
            name: 'Versta',
            ...(office && { legalName: office.name }),
            url: origin + pathOf('home'),
            logo: `${origin}/favicon.svg`,
            image: `${origin}/share.jpg`,
            description: formatMessage(messages.metaDescription),
            ...(email && { email: email.name }),
            ...(phone && { telephone: phone.phone }),
            ...(office && {
              address: {
                '@type': 'PostalAddress',
                streetAddress: office.street,
                postalCode: office.postalCode,
                addressLocality: office.city,
                addressCountry: office.country,
              },
            }),
            ...(phone && {
              contactPoint: {
                '@type': 'ContactPoint',
                contactType: 'customer service',
                telephone: phone.phone,
                ...(email && { email: email.name }),
                availableLanguage: ['en', 'de'],
              },
            }),
            sameAs: channels.filter(({ kind }) => kind === 'SOCIAL').map(({ url }) => url),
          },
          {
            '@type': 'WebSite',
            '@id': `${origin}/#website`,
            name: 'Versta',
            url: origin + pathOf('home'),
            inLanguage: locale,
            publisher: { '@id': organization },
            ...(searchSlug && {
              potentialAction: {
                '@type': 'SearchAction',
                target: {
                  '@type': 'EntryPoint',
                  urlTemplate: `${origin}${pathOf('slug', { slug: searchSlug })}?text={search_term_string}`,
                },
                'query-input': 'required name=search_term_string',
              },
            }),
          },
        ],
      }}
    />
  )
}
