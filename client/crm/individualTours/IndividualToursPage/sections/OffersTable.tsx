import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useDepartureText } from '../../../../features/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/Money/useMoneyFormat.ts'
import { CopyLink } from '../../../../features/ShareLinks/CopyLink.tsx'
import { useSite } from '../../../../routing/site.ts'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Table } from '../../../../ui/Table/Table.tsx'
import type { IndividualToursPageQuery } from '../IndividualToursPage.generated.ts'
import { individualToursPageMessages as messages, offerStateMessages } from '../individualToursPage.messages.ts'
import css from './OffersTable.module.css'

type Offer = IndividualToursPageQuery['organizerIndividualTours']['edges'][number]['node']

const tones = { OPEN: 'pine', BOOKED: 'lake', WITHDRAWN: 'plain', GONE: 'plain', EXPIRED: 'ochre', SOLD_OUT: 'brick' } as const

/** One row an offer. Instants are those of the tour's place. */
export function OffersTable({ offers }: { offers: readonly Offer[] }) {
  const { formatMessage } = useIntl()
  const columns = [messages.tour, messages.dates, messages.people, messages.total, messages.validUntil, messages.state, messages.link]
  return (
    <Table dense stacks caption={formatMessage(messages.listHeading)} hideCaption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name.id} scope="col" data-number={name === messages.total || undefined}>
              {formatMessage(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </tbody>
    </Table>
  )
}

function OfferRow({ offer }: { offer: Offer }) {
  const { formatMessage, formatDate } = useIntl()
  const { locale, origin } = useSite()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat()
  const isBusy = useIsSending()
  const { uuid, state, tour, date, option, adults, children, ownTotal, validUntil, note, requestId } = offer
  const path = pagePath('individualTour', locale, { uuid })
  const which = { tour: tour.title, days: text.shortDays(date) }
  const isAhead = state === 'OPEN' || state === 'SOLD_OUT'
  return (
    <tr>
      <th scope="row">
        <div className={css.tour}>
          <span lang={tour.lang}>{tour.title}</span>
          {option.kind !== 'STANDARD' && <span className={css.note}>{option.name}</span>}
          {note && <span className={css.note}>{note}</span>}
        </div>
      </th>
      <td className={css.short} data-label={formatMessage(messages.dates)}>
        {which.days}
      </td>
      <td data-label={formatMessage(messages.people)}>{formatMessage(messages.peopleValue, { adults, children })}</td>
      <td data-number data-label={formatMessage(messages.total)}>
        {formatMoney(ownTotal)}
      </td>
      <td className={css.short} data-label={formatMessage(messages.validUntil)}>
        <time dateTime={validUntil}>
          {formatDate(validUntil, {
            timeZone: tour.timeZone,
            day: 'numeric',
            month: 'short',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
            timeZoneName: 'shortOffset',
          })}
        </time>
      </td>
      <td data-label={formatMessage(messages.state)}>
        <Badge tone={tones[state]}>{formatMessage(offerStateMessages[state])}</Badge>
      </td>
      <td data-label={formatMessage(messages.link)}>
        <div className={css.buttons}>
          <Button as="a" href={path} size="s" look="quiet" aria-label={formatMessage(messages.openSpoken, which)}>
            {formatMessage(messages.open)}
          </Button>
          {isAhead && <CopyLink url={origin + path} />}
          {requestId !== null && (
            <Button as="a" href={pagePath('crmRequest', locale, { id: requestId })} size="s">
              {formatMessage(messages.request)}
            </Button>
          )}
          {isAhead && (
            <Form method="post" preventScrollReset>
              <Button
                type="submit"
                name="withdraw"
                value={uuid}
                size="s"
                busy={isBusy}
                aria-label={formatMessage(messages.withdrawSpoken, which)}
              >
                {formatMessage(messages.withdraw)}
              </Button>
            </Form>
          )}
        </div>
      </td>
    </tr>
  )
}
