import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { classes } from '../../../../ui/classes.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import { destinationsMessages as messages } from '../destinationsPage.messages.ts'
import type { RegionPoster_RegionFragment } from './RegionPoster.generated.ts'
import css from './RegionPoster.module.css'

interface RegionPosterProps {
  region: FragmentType<RegionPoster_RegionFragment>
  /** Address of its tours; undefined where there is none. */
  href: string | undefined
  /** Spans two columns and describes the region in a text. */
  large?: boolean
}

/** A region as a framed poster: picture, name, number of offers and lowest price. */
export function RegionPoster({ region: part, href, large }: RegionPosterProps) {
  const { name, description, media, offers } = useFragment<RegionPoster_RegionFragment>(part)
  const { formatMessage } = useIntl()
  const formatMoney = useMoneyFormat({ isWhole: true })
  const { tours, excursions, price } = offers
  const ofTours = tours > 0 && formatMessage(messages.tours, { count: tours })
  const ofExcursions = excursions > 0 && formatMessage(messages.excursions, { count: excursions })
  const from = price && formatMessage(messages.from, { price: formatMoney(price) })
  // the price is of tours where the region has some, else of excursions
  const facts = (ofTours ? [ofTours, from, ofExcursions] : [ofExcursions, from]).filter(
    (fact) => typeof fact === 'string',
  )
  return (
    <div className={classes(css.poster, large && css.large)}>
      {media && (
        <MediaPicture
          media={media}
          decorative
          ratio={large ? 3 / 2 : 4 / 5}
          sizes={
            large
              ? '(min-width: 1280px) 590px, (min-width: 720px) 48vw, 94vw'
              : '(min-width: 1280px) 290px, (min-width: 992px) 24vw, (min-width: 720px) 32vw, 46vw'
          }
          className={css.picture}
        />
      )}
      <div className={css.caption}>
        <h3 className={css.name}>
          {href ? (
            <Link href={href} className={css.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className={css.about}>{description}</p>
        <p className={css.facts}>
          {facts.length > 0
            ? facts.map((fact) => (
                <span key={fact} className={classes(fact === from && css.price)}>
                  {fact}
                </span>
              ))
            : formatMessage(messages.later)}
        </p>
      </div>
    </div>
  )
}
