import { JsonLd } from '../../../../features/shell/JsonLd/JsonLd.tsx'
import { organizerPath } from '../../../../features/tour/OrganizerLink/organizerPath.ts'
import { useSite } from '../../../../routing/site.ts'
import type { OrganizerPageQuery } from '../OrganizerPage.generated.ts'

type Organizer = NonNullable<OrganizerPageQuery['organizer']>

/** The organizer as search engines read it: a person, or a company with its place and rating. */
export function OrganizerData({ organizer }: { organizer: Organizer }) {
  const { locale, origin } = useSite()
  const { name, tagline, kind, media } = organizer
  const image =
    media?.urlTemplate &&
    origin + media.urlTemplate.replace('{width}', 'og').replace('{format}', 'jpg')
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': kind === 'AUTHOR' ? 'Person' : 'TravelAgency',
        name,
        description: tagline,
        url: origin + organizerPath(locale, organizer),
        ...(image && { image }),
        ...(kind !== 'AUTHOR' && companyData(organizer)),
      }}
    />
  )
}

const companyData = ({ foundedYear, country, city, rating, reviewsCount }: Organizer) => ({
  ...(foundedYear && { foundingDate: String(foundedYear) }),
  address: {
    '@type': 'PostalAddress',
    addressCountry: country.name,
    ...(city && { addressLocality: city.name }),
  },
  ...(rating !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount: reviewsCount,
      bestRating: 5,
      worstRating: 1,
    },
  }),
})
