import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { usePagePath } from '../../../routing/site.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { MediaPicture } from '../MediaPicture/MediaPicture.tsx'
import { useMoneyFormat } from '../../shell/Money/useMoneyFormat.ts'
import css from './RecentTours.module.css'
import { recentToursMessages as messages } from './recentTours.messages.ts'
import { type RecentTour, useRecentTours } from './useRecentTours.ts'

interface RecentToursProps {
  /** Id of the page's own tour: remembered, not shown. */
  seen?: number
  className?: string
}

/**
 * Shows tours viewed before in this browser, with today's prices; nothing if there are none. Only
 * the browser stores them.
 */
export function RecentTours({ seen, className }: RecentToursProps) {
  const { formatMessage } = useIntl()
  const place = useRef<HTMLDivElement>(null)
  const told = useRef<HTMLParagraphElement>(null)
  const { ids, tours, clear } = useRecentTours(place, seen)
  const [isCleared, setCleared] = useState(false)

  // move the focus: the pressed button is gone
  useEffect(() => {
    if (isCleared) told.current?.focus({ preventScroll: true })
  }, [isCleared])

  return (
    <div ref={place} data-print="no">
      {isCleared && (
        <p ref={told} tabIndex={-1} className={classes(css.cleared, className)}>
          {formatMessage(messages.cleared)}
        </p>
      )}
      {!isCleared && ids.length > 0 && (
        <section aria-labelledby="recent" aria-busy={!tours} className={className}>
          <div className={css.head}>
            <h2 id="recent">{formatMessage(messages.heading)}</h2>
            <Button
              look="quiet"
              size="s"
              onClick={() => {
                clear()
                setCleared(true)
              }}
            >
              {formatMessage(messages.clear)}
            </Button>
          </div>
          <ul className={css.row}>
            {tours
              ? tours.map((tour) => <RecentCard key={tour.id} tour={tour} />)
              : ids.map((id) => (
                  <li key={id} className={css.card} aria-hidden>
                    <Skeleton className={css.picture} />
                    <Skeleton lines={3} />
                  </li>
                ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function RecentCard({
  tour: { id, slug, title, lang, media, region, price },
}: {
  tour: RecentTour
}) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const formatMoney = useMoneyFormat({ isWhole: true })
  const [cover] = media
  return (
    <li className={css.card}>
      <div className={css.picture}>
        {cover && <MediaPicture media={cover} small cover decorative sizes="96px" />}
      </div>
      <div className={css.words}>
        <p className={css.region}>{region.name}</p>
        <h3 className={css.title}>
          <Link
            href={pathOf('slug', { slug: slugWithId(slug, id) })}
            lang={lang}
            className={css.link}
          >
            {title}
          </Link>
        </h3>
        <p className={css.price}>
          {price
            ? formatMessage(messages.from, {
                price: formatMoney(price),
                b: (words) => <b key="price">{words}</b>,
              })
            : formatMessage(messages.soldOut)}
        </p>
      </div>
    </li>
  )
}
