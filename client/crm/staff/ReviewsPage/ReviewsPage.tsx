import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Select } from '../../../ui/Field/Select.tsx'
import { chat } from '../../../ui/Icon/people.ts'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import { CellNote, DataTable } from '../../kit/DataTable.tsx'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { ListPage } from '../../kit/ListPage.tsx'
import { listAddress } from '../../kit/listAddress.ts'
import { TourLink } from '../../kit/TourLink.tsx'
import { useUtcTime } from '../../kit/useInstants.ts'
import { type action, type loader, reviewStatuses } from './ReviewsPage.loader.ts'
import css from './ReviewsPage.module.css'
import { DecideReview } from './sections/DecideReview.tsx'
import { staffReviewsMessages as messages } from './staffReviews.messages.ts'
import { useStaffReviewsPageQuery } from './ReviewsPage.generated.ts'

const tones = { PENDING: 'ochre', PUBLISHED: 'pine', REJECTED: 'plain' } as const

/** Lists travelers' reviews for staff, who publish them or reject them with a reason. */
export function ReviewsPage() {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const { resultRef, status, after } = useLoaderResult<typeof loader>()
  const { edges, pageInfo, totalCount } = useStaffReviewsPageQuery(resultRef).data.staffReviews
  const refusal = useActionResult<typeof action>()
  const writeUtc = useUtcTime()
  const month = (date: string) =>
    formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', month: 'long', year: 'numeric' })
  const home = pagePath('staffReviews', locale)
  const addressOf = (cursor: string | null) => listAddress(home, { status, after: cursor })
  const heading = formatMessage(messages.heading)

  return (
    <ListPage
      area="staff"
      title={formatMessage(messages.title)}
      heading={heading}
      count={totalCount}
      refusal={refusal}
      older={pageInfo.hasNextPage ? addressOf(pageInfo.endCursor) : null}
      newest={after ? addressOf(null) : null}
      filter={
        <FilterBar action={home} apply={formatMessage(messages.show)} key={status}>
          <Select
            compact
            name="status"
            label={formatMessage(messages.status)}
            defaultValue={status ?? ''}
            options={[
              { value: '', text: formatMessage(messages.allStatuses) },
              ...reviewStatuses.map((value) => ({ value, text: formatMessage(messages[value]) })),
            ]}
          />
        </FilterBar>
      }
      empty={edges.length > 0 ? undefined : { icon: chat, title: formatMessage(messages.empty) }}
    >
      <DataTable
        caption={heading}
        rows={edges.map(({ node }) => node)}
        keyOf={({ id }) => id}
        columns={[
          { head: messages.number, kind: 'short', cell: ({ id }) => id },
          {
            head: messages.status,
            kind: 'short',
            cell: ({ status: stands }) => (
              <Badge tone={tones[stands]}>{formatMessage(messages[stands])}</Badge>
            ),
          },
          {
            head: messages.tour,
            cell: ({ review }) => (
              <>
                <TourLink tour={review.tour} />
                <CellNote>{review.organizer.name}</CellNote>
              </>
            ),
          },
          {
            head: messages.author,
            cell: ({ review, requestId }) => (
              <>
                <strong>{review.authorName}</strong>
                {review.authorPlace && <CellNote>{review.authorPlace}</CellNote>}
                <CellNote>
                  {formatMessage(messages.traveled, { month: month(review.tripDate) })}
                </CellNote>
                {requestId !== null && (
                  <a href={`${pagePath('staffRequests', locale)}?search=${requestId}`}>
                    {formatMessage(messages.request, { number: String(requestId) })}
                  </a>
                )}
              </>
            ),
          },
          {
            head: messages.words,
            cell: ({ review }) => (
              <>
                <Rating
                  value={review.rating}
                  label={formatMessage(messages.rating, { rating: review.rating })}
                />
                <span className={css.words} lang={review.language.toLowerCase()}>
                  {review.text}
                </span>
                <CellNote>
                  {formatMessage(messages.writtenOn, { at: writeUtc(review.createdAt) })}
                </CellNote>
              </>
            ),
          },
          {
            head: messages.decision,
            cell: ({ id, status: stands, review, decisions }) => (
              <>
                {decisions.map((decision) => (
                  <CellNote key={decision.id}>
                    {formatMessage(messages.decided, {
                      status: formatMessage(messages[decision.status]),
                      at: writeUtc(decision.decidedAt),
                      name: decision.by,
                    })}
                    {decision.reason &&
                      ` ${formatMessage(messages.reasonGiven, { reason: decision.reason })}`}
                  </CellNote>
                ))}
                <DecideReview
                  key={stands}
                  id={id}
                  name={review.authorName}
                  status={stands}
                  refusal={refusal}
                />
              </>
            ),
          },
        ]}
      />
    </ListPage>
  )
}
