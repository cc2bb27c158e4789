import { useIntl } from 'react-intl'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { usePagePath } from '../../../../routing/site.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import type { HomePageQuery } from '../HomePage.generated.ts'
import { homeMessages as messages } from '../homePage.messages.ts'
import css from './PosterWall.module.css'

interface PosterWallProps {
  posters: HomePageQuery['posters']
  /** Returns how many tours a landing's saved filter finds; undefined where unknown. */
  countOf: (filterQuery: string) => number | undefined
}

/** Shows landings as framed posters. */
export function PosterWall({ posters, countOf }: PosterWallProps) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  return (
    <ul className={css.wall}>
      {posters.map(({ id, slug, name, media, filterQuery }) => {
        const count = countOf(filterQuery)
        return (
          <li key={id} className={css.poster}>
            {media && (
              <MediaPicture
                media={media}
                decorative
                ratio={4 / 5}
                sizes="(min-width: 992px) 600px, 70vw"
                className={css.picture}
              />
            )}
            <div className={css.caption}>
              <Link href={pathOf('slug', { slug })} className={css.link}>
                {name}
              </Link>
              {Boolean(count) && (
                <span className={css.count}>{formatMessage(messages.offers, { count })}</span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
