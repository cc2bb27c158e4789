import { useIntl } from 'react-intl'
import { MediaPicture } from '../../../features/tour/MediaPicture/MediaPicture.tsx'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Container } from '../../../ui/Container/Container.tsx'
import css from './HomePage.module.css'
import type { loader } from './HomePage.loader.ts'
import { homeMessages as messages } from './homePage.messages.ts'
import { countLandingTours } from './landingCount.ts'
import { BookingSteps } from './sections/BookingSteps.tsx'
import { PosterWall } from './sections/PosterWall.tsx'
import { SiteData } from './sections/SiteData.tsx'
import { TourRow } from './sections/TourRow.tsx'
import { TourSearchForm } from './sections/TourSearchForm.tsx'
import { type HomePageQuery, useHomePageQuery } from './HomePage.generated.ts'

const RecentRow = hydrateOnInteraction(async () => (await import('./HomePage.later.tsx')).RecentRow)
const OrganizerPromise = hydrateOnInteraction(
  async () => (await import('./HomePage.later.tsx')).OrganizerPromise,
)

/**
 * Returns the landing with the broadest filter, such as all cruises rather than those on one river.
 */
const widest = <Landing extends { filterQuery: string }>(
  landings: readonly Landing[],
): Landing | undefined =>
  landings.toSorted((a, b) => a.filterQuery.length - b.filterQuery.length)[0]

/** The home page: a poster, a search form, and links to destinations and offers. */
export function HomePage() {
  const { page } = useLoaderResult<typeof loader>()
  const home = useHomePageQuery(page).data
  const { posters, popular, cruises, excursions, reviews, contacts } = home
  const { formatMessage, locale } = useIntl()
  const [allLanding] = home.all
  const paths = useSearchPaths(home)
  const regions = popular.facets.find(({ group }) => group === 'REGIONS')?.values ?? []
  const cover = allLanding?.media ?? posters[0]?.media

  return (
    <>
      <PageMeta
        title={formatMessage(messages.metaTitle)}
        description={formatMessage(messages.metaDescription)}
        picture={cover}
      />
      <SiteData contacts={contacts} searchSlug={allLanding?.slug} />
      <section className={css.hero}>
        <div className={css.poster}>
          {cover && (
            <MediaPicture
              media={cover}
              cover
              decorative
              priority
              sizes="100vw"
              className={css.picture}
            />
          )}
          <Container className={css.words}>
            <h1 className={css.title}>{formatMessage(messages.title)}</h1>
            <p className={css.lead}>{formatMessage(messages.lead)}</p>
          </Container>
        </div>
        {allLanding && (
          <Container className={css.search}>
            <TourSearchForm
              paths={paths}
              regions={regions
                .map(({ value, label }) => ({ value, text: label ?? '' }))
                .sort((a, b) => a.text.localeCompare(b.text, locale))}
            />
          </Container>
        )}
      </section>
      <div className={css.sections}>
        {posters.length > 0 && <PosterSection home={home} />}
        <div>
          <RecentRow />
          <TourRow
            title={formatMessage(messages.popular)}
            tours={popular.tours}
            more={{
              href: paths.tour,
              text: formatMessage(messages.allTours, { count: popular.totalCount }),
            }}
          />
        </div>
        <BookingSteps />
        <TourRow
          title={formatMessage(messages.cruises)}
          lead={formatMessage(messages.cruisesLead)}
          tours={cruises.tours}
          more={{
            href: paths.cruise,
            text: formatMessage(messages.allCruises, { count: cruises.totalCount }),
          }}
        />
        <TourRow
          title={formatMessage(messages.excursions)}
          lead={formatMessage(messages.excursionsLead)}
          tours={excursions.tours}
          more={{
            href: paths.excursion,
            text: formatMessage(messages.allExcursions, { count: excursions.totalCount }),
          }}
        />
        <OrganizerPromise
          numbers={{
            tours: popular.totalCount,
            excursions: excursions.totalCount,
            regions: regions.length,
            reviews: reviews.totalCount,
          }}
        />
      </div>
    </>
  )
}

HomePage.later = [RecentRow, OrganizerPromise]

/** Returns the paths where each kind of offer is searched: its landing, else the list of all tours with a filter. */
function useSearchPaths({ all, cruiseLandings, excursionLandings }: HomePageQuery) {
  const pathOf = usePagePath()
  const [allLanding] = all
  const pathTo = (landing: { slug: string } | undefined, query: string) =>
    landing
      ? pathOf('slug', { slug: landing.slug })
      : allLanding
        ? `${pathOf('slug', { slug: allLanding.slug })}${query}`
        : pathOf('home')
  return {
    tour: pathTo(allLanding, ''),
    cruise: pathTo(widest(cruiseLandings), '?isCruisesSearch=1'),
    excursion: pathTo(widest(excursionLandings), '?type=excursion'),
  }
}

function PosterSection({
  home: { posters, popular, cruises, excursions },
}: {
  home: HomePageQuery
}) {
  const { formatMessage } = useIntl()
  const totals = {
    tours: popular.totalCount,
    cruises: cruises.totalCount,
    excursions: excursions.totalCount,
  }
  return (
    <Container as="section" data-later>
      <h2 className={css.heading}>{formatMessage(messages.posters)}</h2>
      <PosterWall
        posters={posters}
        countOf={(query) => countLandingTours(query, popular.facets, totals)}
      />
    </Container>
  )
}
