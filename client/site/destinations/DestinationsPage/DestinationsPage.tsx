import { useIntl } from 'react-intl'
import { JsonLd } from '../../../features/shell/JsonLd/JsonLd.tsx'
import { MediaPicture } from '../../../features/tour/MediaPicture/MediaPicture.tsx'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Trail } from '../../../features/shell/JsonLd/Trail.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { arrowRight } from '../../../ui/Icon/controls.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { compass } from '../../../ui/Icon/travel.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import type { loader } from './DestinationsPage.loader.ts'
import css from './DestinationsPage.module.css'
import { destinationsMessages as messages } from './destinationsPage.messages.ts'
import { groupRegions } from './groupRegions.ts'
import { RegionPoster } from './sections/RegionPoster.tsx'
import { useDestinationsPageQuery } from './DestinationsPage.generated.ts'

/** Returns the id of the only country in a landing's filter; undefined for any other filter. */
const countryOf = (filterQuery: string): number | undefined =>
  Number(/^countries=(\d+)$/.exec(filterQuery)?.[1]) || undefined

/** Shows every country and region as posters. */
export function DestinationsPage() {
  const { regions, countries, all } = useDestinationsPageQuery(
    useLoaderResult<typeof loader>().resultRef,
  ).data
  const { formatMessage, locale } = useIntl()
  const { origin } = useSite()
  const pathOf = usePagePath()
  const [allLanding] = all
  const allPath = allLanding && pathOf('slug', { slug: allLanding.slug })
  const groups = groupRegions(regions, locale)
  const counts = { regions: regions.length, countries: groups.length }
  const pathTo = ({ id, offers }: (typeof regions)[number]): string | undefined =>
    offers.landingSlug
      ? pathOf('slug', { slug: offers.landingSlug })
      : allPath && `${allPath}?regions=${id}`

  return (
    <div className={css.page}>
      <PageMeta
        title={formatMessage(messages.metaTitle)}
        description={formatMessage(messages.metaDescription, counts)}
        picture={allLanding?.media ?? null}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: formatMessage(messages.crumb),
          itemListElement: groups
            .flatMap((group) => group.regions)
            .map((region, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: region.name,
              url: origin + (pathTo(region) ?? ''),
            })),
        }}
      />
      <Container className={css.opening}>
        <Trail
          label={formatMessage(messages.way)}
          items={[
            { text: formatMessage(messages.home), url: pathOf('home') },
            { text: formatMessage(messages.crumb) },
          ]}
        />
        <header className={css.poster}>
          {allLanding?.media && (
            <div className={css.frame}>
              <MediaPicture
                media={allLanding.media}
                cover
                decorative
                priority
                sizes="(min-width: 1280px) 1200px, 96vw"
              />
            </div>
          )}
          <div className={css.words}>
            <h1>{formatMessage(messages.title)}</h1>
            <p className={css.lead}>{formatMessage(messages.lead, counts)}</p>
          </div>
        </header>
        <nav aria-label={formatMessage(messages.countries)}>
          <ul className={css.countries}>
            {groups.map(({ id, name }) => (
              <li key={id}>
                <Chip href={`#country-${id}`}>{name}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      {groups.length === 0 && <EmptyState icon={compass} title={formatMessage(messages.empty)} />}
      {groups.map((group) => {
        const landing = countries.find(({ filterQuery }) => countryOf(filterQuery) === group.id)
        return (
          <Container
            as="section"
            key={group.id}
            id={`country-${group.id}`}
            aria-labelledby={`name-${group.id}`}
            className={css.country}
          >
            <div className={css.head}>
              <div>
                <h2 id={`name-${group.id}`}>{group.name}</h2>
                {landing && <p className={css.about}>{landing.lead}</p>}
              </div>
              {landing && (
                <Link href={pathOf('slug', { slug: landing.slug })} className={css.more}>
                  {formatMessage(messages.country, { country: group.name })}{' '}
                  <Icon glyph={arrowRight} />
                </Link>
              )}
            </div>
            <ul className={group.regions.length > 2 ? css.wall : css.few}>
              {group.regions.map((region, place) => (
                <li key={region.id}>
                  <RegionPoster region={region} href={pathTo(region)} large={place < 2} />
                </li>
              ))}
            </ul>
          </Container>
        )
      })}
      {allPath && (
        <Container>
          <Link href={allPath} className={css.more}>
            {formatMessage(messages.allTours)} <Icon glyph={arrowRight} />
          </Link>
        </Container>
      )}
    </div>
  )
}
