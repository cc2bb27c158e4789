import { useIntl } from 'react-intl'
import { MediaPicture } from '../../../features/tour/MediaPicture/MediaPicture.tsx'
import { organizerPath } from '../../../features/tour/OrganizerLink/organizerPath.ts'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { RatingOverview } from '../../../features/tour/Reviews/RatingOverview.tsx'
import { ReviewList } from '../../../features/tour/Reviews/ReviewList.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Trail } from '../../../features/shell/JsonLd/Trail.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { calendar } from '../../../ui/Icon/signs.ts'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import type { loader } from './OrganizerPage.loader.ts'
import css from './OrganizerPage.module.css'
import { organizerMessages as messages } from './organizerPage.messages.ts'
import { OrganizerData } from './sections/OrganizerData.tsx'
import { OrganizerFacts } from './sections/OrganizerFacts.tsx'
import { OrganizerTours } from './sections/OrganizerTours.tsx'
import { useOrganizerPageQuery } from './OrganizerPage.generated.ts'

/** Number of characters that search results show. */
const maxDescriptionLength = 200

/** Presents an organizer: description, verified facts, tours and reviews. */
export function OrganizerPage() {
  const loaded = useLoaderResult<typeof loader>()
  const { organizer, tours, excursions, all, reviewPage } = useOrganizerPageQuery(
    loaded.resultRef,
  ).data
  const { formatMessage, formatNumber } = useIntl()
  const { locale } = useSite()
  const pathOf = usePagePath()
  if (!organizer) return null // the loader already returned 404
  const { id, name, tagline, about, kind, city, country, media, rating, reviewsCount } = organizer
  const path = organizerPath(locale, organizer)
  const [allLanding] = all
  const listOf = (query: string) =>
    allLanding && `${pathOf('slug', { slug: allLanding.slug })}?organizer=${id}${query}`
  const paragraphs = about.trim().split(/\n{2,}/)

  return (
    <Container className={css.page}>
      <PageMeta
        title={formatMessage(messages.metaTitle, { name })}
        description={`${tagline}. ${paragraphs[0] ?? ''}`.slice(0, maxDescriptionLength)}
        picture={media}
      />
      <OrganizerData organizer={organizer} />
      <Trail
        label={formatMessage(messages.way)}
        items={[{ text: formatMessage(messages.home), url: pathOf('home') }, { text: name }]}
      />
      {media && (
        <MediaPicture
          media={media}
          ratio={16 / 9}
          priority
          rounded
          sizes="(min-width: 1280px) 1200px, 96vw"
          className={css.cover}
        />
      )}
      <header className={css.head}>
        <Avatar name={name} size={88} square={kind !== 'AUTHOR'} className={css.sign} />
        <div className={css.names}>
          <p className={css.kind}>
            <span>{formatMessage(kind === 'AUTHOR' ? messages.author : messages.company)}</span>
            <span>
              {city
                ? formatMessage(messages.place, { city: city.name, country: country.name })
                : country.name}
            </span>
          </p>
          <h1>{name}</h1>
          {rating !== null && (
            <a href="#reviews" className={css.rating}>
              <Rating
                value={rating}
                label={formatMessage(messages.rating, { rating })}
                figure={formatNumber(rating, {
                  minimumFractionDigits: 1,
                  maximumFractionDigits: 1,
                })}
                count={formatMessage(messages.reviewsCount, { count: reviewsCount })}
              />
            </a>
          )}
        </div>
      </header>
      <div className={css.columns}>
        <section aria-label={formatMessage(messages.about)} className={css.about}>
          {tagline && <p className={css.tagline}>{tagline}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <OrganizerFacts organizer={organizer} />
      </div>
      <OrganizerTours
        title={formatMessage(messages.tours, { name })}
        found={tours}
        href={listOf('')}
      />
      <OrganizerTours
        title={formatMessage(messages.excursions, { name })}
        found={excursions}
        href={listOf('&type=excursion')}
      />
      {tours.totalCount + excursions.totalCount === 0 && (
        <EmptyState icon={calendar} title={formatMessage(messages.noTours)}>
          <p>{formatMessage(messages.noToursText, { name })}</p>
        </EmptyState>
      )}
      <section aria-labelledby="reviews" className={css.reviews}>
        <h2 id="reviews">{formatMessage(messages.reviews)}</h2>
        {reviewPage.totalCount === 0 ? (
          <p>{formatMessage(messages.noReviews, { name })}</p>
        ) : (
          <>
            <RatingOverview page={reviewPage} />
            <ReviewList
              key={`${id} ${reviewPage.page}`}
              page={reviewPage}
              size={loaded.size}
              of={{ organizerId: id }}
              hrefOf={(page) => `${path}${page > 1 ? `?page=${page}` : ''}#list`}
            />
          </>
        )}
      </section>
    </Container>
  )
}
