import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FragmentType } from '../../../data/useFragment.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { useMoreReviewsLazyQuery } from './MoreReviews.generated.ts'
import type { ReviewCard_ReviewFragment } from './ReviewCard.generated.ts'
import { ReviewCard } from './ReviewCard.tsx'
import type { ReviewTour_ReviewFragment } from './ReviewTour.generated.ts'
import { ReviewTour } from './ReviewTour.tsx'
import css from './ReviewList.module.css'
import { reviewsMessages as messages } from './reviews.messages.ts'

type Review = { id: number } & FragmentType<ReviewCard_ReviewFragment> &
  FragmentType<ReviewTour_ReviewFragment>

export interface ReviewListProps {
  /** The page of reviews in the address. */
  page: { page: number; pageCount: number; totalCount: number; reviews: readonly Review[] }
  /** Reviews per page. */
  size: number
  /** Filter of the reviews. */
  of: { regionId?: number; organizerId?: number }
  /** Returns the address of a page: the "show more" link without scripts. */
  hrefOf: (page: number) => string
}

/**
 * Lists reviews, with a link to older ones. With scripts the next page is added below; without them
 * it is a separate page. Requires its address as `key`, to start over with another list.
 */
export function ReviewList({
  page: { page, pageCount, totalCount, reviews },
  size,
  of,
  hrefOf,
}: ReviewListProps) {
  const { formatMessage } = useIntl()
  const [loadMore, { loading, error }] = useMoreReviewsLazyQuery()
  const [added, setAdded] = useState<readonly (readonly Review[])[]>([])
  const firstNew = useRef<HTMLLIElement>(null)
  const last = page + added.length
  const shown = [...reviews, ...added.flat()]

  useEffect(() => {
    if (added.length > 0) firstNew.current?.focus({ preventScroll: true })
  }, [added.length])

  const showMore = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { data } = await loadMore({ variables: { ...of, page: last + 1, first: size } })
    setAdded([...added, data.reviewPage.reviews])
  }

  const newFrom = shown.length - (added.at(-1)?.length ?? 0)
  return (
    <div id="list" className={css.list}>
      {page > 1 && (
        <p>
          <Link href={hrefOf(1)}>{formatMessage(messages.newest)}</Link>
        </p>
      )}
      <ol className={css.reviews}>
        {shown.map((review, index) => (
          <li
            key={review.id}
            {...(added.length > 0 && index === newFrom && { ref: firstNew, tabIndex: -1 })}
          >
            <ReviewCard review={review} subject={<ReviewTour review={review} />} />
          </li>
        ))}
      </ol>
      <div className={css.foot} data-print="no">
        {last < pageCount && (
          <Button
            href={hrefOf(last + 1)}
            onClick={(event: MouseEvent) => void showMore(event).catch(() => {})}
            busy={loading}
          >
            {formatMessage(messages.more)}
          </Button>
        )}
        <p role="status" className={css.shown}>
          {error
            ? formatMessage(messages.failed)
            : formatMessage(messages.shown, {
                shown: Math.min(totalCount, (page - 1) * size + shown.length),
                total: totalCount,
              })}
        </p>
      </div>
    </div>
  )
}
