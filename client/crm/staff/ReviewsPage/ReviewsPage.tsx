import { useIntl } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { useData } from '../../../data/useData.ts'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Select } from '../../../ui/Field/Select.tsx'
import { chat } from '../../../ui/Icon/people.ts'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import css from '../StaffFrame.module.css'
import { StaffTable } from '../StaffTable.tsx'
import { useDeskTime } from '../useDeskTime.ts'
import { type action, type loader, reviewStatuses } from './ReviewsPage.loader.ts'
import { DecideReview } from './sections/DecideReview.tsx'
import { staffReviewsMessages as messages } from './staffReviews.messages.ts'

const tones = { PENDING: 'ochre', PUBLISHED: 'pine', REJECTED: 'plain' } as const

/** What travelers have written: the staff publishes it or keeps it off the page, and says why. */
export function ReviewsPage() {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const { reading, status, after } = useLoaded<typeof loader>()
  const { edges, pageInfo, totalCount } = useData(reading).staffReviews
  const refusal = useActed<typeof action>()
  const isBusy = useNavigation().state !== 'idle'
  const home = pagePath('staffReviews', locale)
  const addressOf = (cursor: string | null): string => {
    const query = new URLSearchParams({ ...(status && { status }), ...(cursor && { after: cursor }) })
    return query.size > 0 ? `${home}?${query}` : home
  }
  const instant = useDeskTime()
  const month = (date: string) => formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', month: 'long', year: 'numeric' })
  const heading = formatMessage(messages.heading)

  return (
    <StaffFrame
      title={formatMessage(messages.title)}
      heading={heading}
      count={totalCount}
      refusal={refusal}
      older={pageInfo.hasNextPage ? addressOf(pageInfo.endCursor) : null}
      newest={after ? addressOf(null) : null}
      filter={
        <Form action={home} className={css.filter} data-print="no" key={status}>
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
          <Button type="submit" busy={isBusy}>
            {formatMessage(messages.show)}
          </Button>
        </Form>
      }
    >
      {edges.length > 0 ? (
        <StaffTable
          caption={heading}
          columns={[messages.number, messages.status, messages.tour, messages.author, messages.words, messages.decision]}
        >
          {edges.map(({ node: { id, status: stands, requestId, review, decisions } }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td className={css.short} data-label={formatMessage(messages.status)}>
                <Badge tone={tones[stands]}>{formatMessage(messages[stands])}</Badge>
              </td>
              <td className={css.cell} data-label={formatMessage(messages.tour)}>
                <a href={pagePath('slug', locale, { slug: slugWithId(review.tour.slug, review.tour.id) })} lang={review.tour.lang}>
                  {review.tour.title}
                </a>
                <span className={css.note}>{review.organizer.name}</span>
              </td>
              <td className={css.cell} data-label={formatMessage(messages.author)}>
                <strong>{review.authorName}</strong>
                {review.authorPlace && <span className={css.note}>{review.authorPlace}</span>}
                <span className={css.note}>{formatMessage(messages.traveled, { month: month(review.tripDate) })}</span>
                {requestId !== null && (
                  <a href={`${pagePath('staffRequests', locale)}?search=${requestId}`}>
                    {formatMessage(messages.request, { number: String(requestId) })}
                  </a>
                )}
              </td>
              <td className={css.cell} data-label={formatMessage(messages.words)}>
                <Rating value={review.rating} label={formatMessage(messages.rating, { rating: review.rating })} />
                <span className={css.words} lang={review.language.toLowerCase()}>
                  {review.text}
                </span>
                <span className={css.note}>{formatMessage(messages.writtenOn, { at: instant(review.createdAt) })}</span>
              </td>
              <td className={css.cell} data-label={formatMessage(messages.decision)}>
                {decisions.map((decision) => (
                  <span key={decision.id} className={css.note}>
                    {formatMessage(messages.decided, {
                      status: formatMessage(messages[decision.status]),
                      at: instant(decision.decidedAt),
                      name: decision.by,
                    })}
                    {decision.reason && ` ${formatMessage(messages.reasonGiven, { reason: decision.reason })}`}
                  </span>
                ))}
                <DecideReview key={stands} id={id} name={review.authorName} status={stands} />
              </td>
            </tr>
          ))}
        </StaffTable>
      ) : (
        <EmptyState icon={chat} title={formatMessage(messages.empty)} />
      )}
    </StaffFrame>
  )
}
