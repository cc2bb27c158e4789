import { useIntl } from 'react-intl'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { usePagePath } from '../../../../routing/site.ts'
import { Trail } from '../../../../features/shell/JsonLd/Trail.tsx'
import { Container } from '../../../../ui/Container/Container.tsx'
import type { ListingPageQuery } from '../ListingPage.generated.ts'
import { listingMessages as messages } from '../listingPage.messages.ts'
import css from './ListingHero.module.css'

interface ListingHeroProps {
  landing: NonNullable<ListingPageQuery['landing']>
  /** The landing of all tours; undefined where there is none. */
  all: { slug: string; name: string } | undefined
  /** Shows only the name, to leave room for the map. */
  isCompact: boolean
}

/** The landing's poster: picture, name and lead. */
export function ListingHero({
  landing: { name, title, lead, slug, media: picture },
  all,
  isCompact,
}: ListingHeroProps) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const media = isCompact ? null : picture
  const crumbs = [
    { text: formatMessage(messages.home), url: pathOf('home') },
    ...(all && all.slug !== slug
      ? [{ text: all.name, url: pathOf('slug', { slug: all.slug }) }]
      : []),
    { text: name },
  ]
  return (
    <Container className={isCompact ? css.compact : css.hero}>
      <Trail label={formatMessage(messages.breadcrumbs)} items={crumbs} />
      <div className={media ? css.poster : css.plain}>
        {media && (
          <div className={css.frame}>
            <MediaPicture
              media={media}
              cover
              decorative
              priority
              sizes="(min-width: 1280px) 1200px, 96vw"
            />
          </div>
        )}
        <div className={css.words}>
          <h1 className={css.title}>{title}</h1>
          {!isCompact && <p className={css.lead}>{lead}</p>}
        </div>
      </div>
    </Container>
  )
}
