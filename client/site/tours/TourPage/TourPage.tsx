import { useIntl } from 'react-intl'
import { useTourLength } from '../../../features/tour/TourCard/useTourLength.ts'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { FavoriteButton } from '../../../features/tour/Favorites/FavoriteButton.tsx'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Trail } from '../../../features/shell/JsonLd/Trail.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { mapPin } from '../../../ui/Icon/travel.ts'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import { ScrollSpy } from '../../../ui/ScrollSpy/ScrollSpy.tsx'
import { OrderBar } from './sections/OrderBar.tsx'
import { OrderPanel } from './sections/OrderPanel.tsx'
import { TourFacts } from './sections/TourFacts.tsx'
import { TourGallery } from './sections/TourGallery.tsx'
import type { loader } from './TourPage.loader.ts'
import css from './TourPage.module.css'
import { tourPageMessages as messages } from './tourPage.messages.ts'
import { useTourPageQuery } from './TourPage.generated.ts'

const TourBelow = hydrateOnInteraction(async () => (await import('./TourPage.later.tsx')).TourBelow)
const SimilarTours = hydrateOnInteraction(
  async () => (await import('./TourPage.later.tsx')).SimilarTours,
)
const TourStructuredData = hydrateOnInteraction(
  async () => (await import('./TourPage.later.tsx')).TourStructuredData,
)

/** All content of one tour, with links to request it. */
export function TourPage() {
  const { formatMessage, formatNumber } = useIntl()
  const pathOf = usePagePath()
  const { resultRef, today } = useLoaderResult<typeof loader>()
  const { tour, own } = useTourPageQuery(resultRef).data
  if (!tour) return null // the loader already returned 404
  const [card] = own
  const { title, lang, region, rating } = tour
  const regionSlug = card?.region.landingSlug
  const crumbs = [
    { text: formatMessage(messages.home), url: pathOf('home') },
    ...(regionSlug ? [{ text: region.name, url: pathOf('slug', { slug: regionSlug }) }] : []),
    { text: title },
  ]

  const places = [
    { name: messages.toOverview, anchor: 'overview' },
    ...(tour.program.length > 0 ? [{ name: messages.toProgram, anchor: 'program' }] : []),
    { name: messages.toDates, anchor: 'dates' },
    ...(tour.included.length + tour.notIncluded.length + tour.whatToBring.length > 0
      ? [{ name: messages.toInclusions, anchor: 'price-covers' }]
      : []),
    { name: messages.toReviews, anchor: 'reviews' },
    ...(tour.faq.length > 0 ? [{ name: messages.toQuestions, anchor: 'questions' }] : []),
    { name: messages.toOrganizer, anchor: 'organizer' },
  ].map(({ name, anchor }) => ({ name: formatMessage(name), anchor }))

  return (
    <Container className={css.page}>
      <TourMeta tour={tour} />
      <TourStructuredData tour={tour} today={today} />
      <header className={css.head}>
        <Trail items={crumbs} label={formatMessage(messages.breadcrumbs)} />
        <h1 lang={lang}>{title}</h1>
        <p className={css.under}>
          <span className={css.place}>
            <Icon glyph={mapPin} size="s" />
            {regionSlug ? (
              <a href={pathOf('slug', { slug: regionSlug })}>{region.name}</a>
            ) : (
              region.name
            )}
          </span>
          {rating !== null && (
            <a href="#reviews" className={css.rating}>
              <Rating
                short
                value={rating}
                label={formatMessage(messages.rating, { rating })}
                figure={formatNumber(rating, {
                  minimumFractionDigits: 1,
                  maximumFractionDigits: 1,
                })}
                count={formatMessage(messages.reviewsCount, { count: tour.reviewsCount })}
              />
            </a>
          )}
        </p>
        <div className={css.heart}>
          <FavoriteButton id={tour.id} title={title} />
        </div>
      </header>
      <TourGallery tour={tour} />
      <ScrollSpy
        look="row"
        label={formatMessage(messages.onThisPage)}
        items={places}
        className={css.places}
      />
      <div className={css.columns}>
        <div className={css.content}>
          <div id="overview" className={css.opening}>
            <p className={css.summary} lang={lang}>
              {tour.summary}
            </p>
            <TourFacts tour={tour} />
            <div lang={lang} className={css.description}>
              {tour.description
                .trim()
                .split(/\n{2,}/)
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </div>
          </div>
          <TourBelow tour={tour} />
        </div>
        <div className={css.side}>
          <OrderPanel tour={tour} card={card} organizer={tour.organizer.name} />
        </div>
      </div>
      <SimilarTours tour={tour} />
      <OrderBar tour={tour} card={card} />
    </Container>
  )
}

TourPage.later = [TourBelow, SimilarTours, TourStructuredData]

interface TourMetaProps {
  tour: {
    title: string
    metaDescription: string
    isCruise: boolean
    days: number
    nights: number
    durationMinutes: number | null
    cover: { urlTemplate: string | null; alt: string }[]
  }
}

/** Title and description for search engines and shared links. */
function TourMeta({ tour }: TourMetaProps) {
  const { formatMessage } = useIntl()
  const length = useTourLength()(tour)
  const title = formatMessage(messages.metaTitle, { title: tour.title, length })
  return (
    <PageMeta
      title={title}
      shareTitle={tour.title}
      description={tour.metaDescription}
      picture={tour.cover[0]}
      type="product"
    />
  )
}
