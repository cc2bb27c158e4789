import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { useDepartureText } from '../../../../features/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/Money/useMoneyFormat.ts'
import { RequestStatusBadge } from '../../../../features/RequestStatus/RequestStatusBadge.tsx'
import { useSite } from '../../../../routing/site.ts'
import { Table } from '../../../../ui/Table/Table.tsx'
import type { RequestsPageQuery } from '../RequestsPage.generated.ts'
import { requestsPageMessages as messages } from '../requestsPage.messages.ts'
import { Decision } from '../../Decision.tsx'
import css from './RequestsTable.module.css'

interface RequestsTableProps {
  requests: readonly RequestsPageQuery['organizerRequests']['edges'][number]['node'][]
}

/** One row a request; every e-mail address and number can be pressed. Instants are those of the tour's place. */
export function RequestsTable({ requests }: RequestsTableProps) {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat()
  const instant = (at: string, timeZone: string) =>
    formatDate(at, {
      timeZone,
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    })

  return (
    <Table dense stacks caption={formatMessage(messages.heading)} hideCaption>
      <thead>
        <tr>
          <th scope="col">{formatMessage(messages.number)}</th>
          <th scope="col">{formatMessage(messages.created)}</th>
          <th scope="col">{formatMessage(messages.status)}</th>
          <th scope="col">{formatMessage(messages.tour)}</th>
          <th scope="col">{formatMessage(messages.dates)}</th>
          <th scope="col" data-number>
            {formatMessage(messages.people)}
          </th>
          <th scope="col">{formatMessage(messages.contact)}</th>
          <th scope="col" data-number>
            {formatMessage(messages.total)}
          </th>
          <th scope="col">{formatMessage(messages.holdUntil)}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map(
          ({
            id,
            createdAt,
            status,
            tour,
            date,
            adults,
            children,
            paid,
            total,
            holdExpiresAt,
            holdExtendableUntil,
            comment,
            contactName,
            contactEmail,
            contactPhone,
            items,
          }) => (
            <tr key={id}>
              <th scope="row">
                <a href={pagePath('crmRequest', locale, { id })}>{id}</a>
              </th>
              <td className={css.short} data-label={formatMessage(messages.created)}>
                <time dateTime={createdAt}>{instant(createdAt, tour.timeZone)}</time>
              </td>
              <td className={css.short} data-label={formatMessage(messages.status)}>
                <RequestStatusBadge request={{ status, paid, total }} />
              </td>
              <td className={css.tour} data-label={formatMessage(messages.tour)}>
                <a href={pagePath('slug', locale, { slug: slugWithId(tour.slug, tour.id) })} lang={tour.lang}>
                  {tour.title}
                </a>
                {items
                  .filter(({ option }) => option.kind !== 'STANDARD')
                  .map(({ id: item, option }) => (
                    <span key={item} className={css.note}>
                      {option.name}
                    </span>
                  ))}
              </td>
              <td className={css.short} data-label={formatMessage(messages.dates)}>
                {text.shortDays(date)}
              </td>
              <td
                data-number
                data-label={formatMessage(messages.people)}
                title={formatMessage(messages.peopleSpoken, { adults, children })}
              >
                {formatMessage(messages.peopleValue, { adults, children })}
              </td>
              <td className={css.contact} data-label={formatMessage(messages.contact)}>
                <strong>{contactName}</strong>
                <a href={`mailto:${encodeURIComponent(contactEmail).replaceAll('%40', '@')}`}>{contactEmail}</a>
                <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</a>
                {comment && <span className={css.note}>{formatMessage(messages.note, { comment })}</span>}
              </td>
              <td data-number data-label={formatMessage(messages.total)}>
                {formatMoney(total)}
              </td>
              <td className={css.short} data-label={formatMessage(messages.holdUntil)}>
                {holdExpiresAt && (status === 'PENDING_CONFIRM' || status === 'PENDING_PREPAYMENT') ? (
                  <time dateTime={holdExpiresAt}>{instant(holdExpiresAt, tour.timeZone)}</time>
                ) : (
                  '–'
                )}
                <Decision
                  id={id}
                  status={status}
                  name={contactName}
                  tour={tour.title}
                  hold={
                    holdExpiresAt && holdExtendableUntil
                      ? { endsAt: holdExpiresAt, latest: holdExtendableUntil, write: (at) => instant(at, tour.timeZone) }
                      : null
                  }
                />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  )
}
