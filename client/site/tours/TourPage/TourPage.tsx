import { useIntl } from 'react-intl'
import { TourCard } from '../../../features/TourCard/TourCard.tsx'
import { TourGrid } from '../../../features/TourCard/TourGrid.tsx'
import { useTourLength } from '../../../features/TourCard/useTourLength.ts'
import { BreadcrumbData } from '../../../features/JsonLd/BreadcrumbData.tsx'
import { PageMeta } from '../../../features/PageMeta/PageMeta.tsx'
import { ShareLinks } from '../../../features/ShareLinks/ShareLinks.tsx'
import { useData } from '../../../data/useData.ts'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaded } from '../../../routing/useLoaded.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { check } from '../../../ui/Icon/controls.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { mapPin } from '../../../ui/Icon/travel.ts'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import { ScrollSpy } from '../../../ui/ScrollSpy/ScrollSpy.tsx'
import { OrderBar } from './sections/OrderBar.tsx'
import { OrderPanel } from './sections/OrderPanel.tsx'
import { TourCruise } from './sections/TourCruise.tsx'
import { TourDepartures } from './sections/TourDepartures.tsx'
import { TourFacts } from './sections/TourFacts.tsx'
import { TourGallery } from './sections/TourGallery.tsx'
import { TourInclusions } from './sections/TourInclusions.tsx'
import { TourOrganizer } from './sections/TourOrganizer.tsx'
import { TourProgram } from './sections/TourProgram.tsx'
import { TourQuestions } from './sections/TourQuestions.tsx'
import { TourReviews } from './sections/TourReviews.tsx'
import { TourStructuredData } from './sections/TourStructuredData.tsx'
import type { loader } from './TourPage.loader.ts'
import css from './TourPage.module.css'
import { tourPageMessages as messages } from './tourPage.messages.ts'
import { tourPath } from './TourPage.urls.ts'

/** Everything about one tour, and the way to request it. */
export function TourPage() {
  const { formatMessage, formatNumber } = useIntl()
  const { locale } = useSite()
  const pathOf = usePagePath()
  const { reading, today } = useLoaded<typeof loader>()
  const { tour, own } = useData(reading)
  if (!tour) return null // the loader has answered 404
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
    { name: messages.toProgram, anchor: 'program' },
    { name: messages.toDates, anchor: 'dates' },
    { name: messages.toInclusions, anchor: 'price-covers' },
    { name: messages.toReviews, anchor: 'reviews' },
    ...(tour.faq.length > 0 ? [{ name: messages.toQuestions, anchor: 'questions' }] : []),
    { name: messages.toOrganizer, anchor: 'organizer' },
  ].map(({ name, anchor }) => ({ name: formatMessage(name), anchor }))

  return (
    <Container className={css.page}>
      <TourMeta tour={tour} />
      <TourStructuredData tour={tour} today={today} />
      <BreadcrumbData items={crumbs} />
      <header className={css.head}>
        <Breadcrumbs items={crumbs} label={formatMessage(messages.breadcrumbs)} />
        <h1 lang={lang}>{title}</h1>
        <p className={css.under}>
          <span className={css.place}>
            <Icon glyph={mapPin} size="s" />
            {regionSlug ? <a href={pathOf('slug', { slug: regionSlug })}>{region.name}</a> : region.name}
          </span>
          {rating !== null && (
            <a href="#reviews" className={css.rating}>
              <Rating
                short
                value={rating}
                label={formatMessage(messages.rating, { rating })}
                figure={formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
                count={formatMessage(messages.reviewsCount, { count: tour.reviewsCount })}
              />
            </a>
          )}
        </p>
      </header>
      <TourGallery tour={tour} />
      <ScrollSpy look="row" label={formatMessage(messages.onThisPage)} items={places} className={css.places} />
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
          {tour.highlights.length > 0 && (
            <section aria-labelledby="highlights">
              <h2 id="highlights">{formatMessage(messages.highlights)}</h2>
              <ul lang={lang} className={css.highlights}>
                {tour.highlights.map((highlight) => (
                  <li key={highlight}>
                    <Icon glyph={check} size="s" />
                    <span>{highlight}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <TourProgram tour={tour} />
          <TourDepartures tour={tour} />
          <TourInclusions tour={tour} />
          <TourCruise tour={tour} />
          {tour.meetingPoint && (
            <section aria-labelledby="meeting-point">
              <h2 id="meeting-point">{formatMessage(messages.meetingPoint)}</h2>
              <p lang={lang} className={css.meeting}>
                <Icon glyph={mapPin} />
                <span>{tour.meetingPoint}</span>
              </p>
            </section>
          )}
          <TourReviews tour={tour} />
          <TourQuestions tour={tour} />
          <TourOrganizer tour={tour} />
          <ShareLinks path={tourPath(locale, tour)} title={title} />
        </div>
        <div className={css.side}>
          <OrderPanel tour={tour} card={card} organizer={tour.organizer.name} />
        </div>
      </div>
      {tour.similar.length > 0 && (
        <section aria-labelledby="similar" className={css.similar} data-print="no">
          <h2 id="similar">{formatMessage(messages.similar)}</h2>
          <TourGrid swipe>
            {tour.similar.map((other) => (
              <li key={other.id}>
                <TourCard tour={other} />
              </li>
            ))}
          </TourGrid>
        </section>
      )}
      <OrderBar tour={tour} card={card} />
    </Container>
  )
}

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
  return <PageMeta title={title} shareTitle={tour.title} description={tour.metaDescription} picture={tour.cover[0]} type="product" />
}
