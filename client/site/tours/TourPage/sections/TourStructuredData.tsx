import { currencyExponent } from '#schema/codes/currencies.ts'
import { JsonLd } from '../../../../features/shell/JsonLd/JsonLd.tsx'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { useSite } from '../../../../routing/site.ts'
import { tourPath } from '../TourPage.urls.ts'
import type { TourStructuredData_TourFragment } from './TourStructuredData.generated.ts'

/** Maximum number of offers, enough for a search engine. */
const maxOffers = 12

interface TourStructuredDataProps {
  tour: FragmentType<TourStructuredData_TourFragment>
  /** Date from which the prices are valid, yyyy-MM-dd. */
  today: string
}

/**
 * Structured data of the tour: trip, offers and rating. It is also a Product, since search engines
 * accept ratings only on that.
 */
export function TourStructuredData({ tour: part, today }: TourStructuredDataProps) {
  const { origin, locale } = useSite()
  const tour = useFragment<TourStructuredData_TourFragment>(part)
  const free = tour.dates.filter(({ isBusy }) => !isBusy)
  // when all dates are sold out, still publish their prices
  const open = free.length > 0 ? free : tour.dates
  const major = ({ amountMinor, currency }: (typeof open)[number]['price']): string =>
    (amountMinor / 10 ** currencyExponent[currency]).toFixed(currencyExponent[currency])
  const cheapest = open.toSorted((a, b) => a.price.amountMinor - b.price.amountMinor)
  const [lowest, highest] = [cheapest[0], cheapest.at(-1)]
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': ['TouristTrip', 'Product'],
        name: tour.title,
        description: tour.summary,
        sku: String(tour.id),
        url: origin + tourPath(locale, tour),
        image: tour.media
          .flatMap(({ urlTemplate }) =>
            urlTemplate
              ? [origin + urlTemplate.replace('{width}', '1280').replace('{format}', 'jpg')]
              : [],
          )
          .slice(0, 5),
        provider: { '@type': 'Organization', name: tour.organizer.name },
        brand: { '@type': 'Brand', name: tour.organizer.name },
        ...(tour.program.length > 1 && {
          itinerary: {
            '@type': 'ItemList',
            itemListElement: tour.program.map(({ title }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: title,
            })),
          },
        }),
        ...(lowest &&
          highest && {
            offers: {
              '@type': 'AggregateOffer',
              priceCurrency: lowest.price.currency,
              lowPrice: major(lowest.price),
              highPrice: major(highest.price),
              offerCount: open.length,
              offers: open.slice(0, maxOffers).map(({ start, isBusy, price }) => ({
                '@type': 'Offer',
                price: major(price),
                priceCurrency: price.currency,
                availability: isBusy ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
                availabilityEnds: start,
                validFrom: today,
                validThrough: start,
                priceValidUntil: start,
                seller: { '@type': 'Organization', name: tour.organizer.name },
                url: origin + tourPath(locale, tour),
              })),
            },
          }),
        ...(tour.rating !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: tour.rating,
            reviewCount: tour.reviewsCount,
            bestRating: 5,
            worstRating: 1,
          },
        }),
      }}
    />
  )
}
