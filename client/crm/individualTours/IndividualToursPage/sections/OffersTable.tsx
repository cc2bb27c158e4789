import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { CopyLink } from '../../../../features/shell/ShareLinks/CopyLink.tsx'
import { useSite } from '../../../../routing/site.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { CellNote, DataTable } from '../../../kit/DataTable.tsx'
import { RowAction } from '../../../kit/RowAction.tsx'
import { useZonedTime } from '../../../kit/useInstants.ts'
import type { IndividualToursPageQuery } from '../IndividualToursPage.generated.ts'
import {
  individualToursPageMessages as messages,
  offerStateMessages,
} from '../individualToursPage.messages.ts'
import css from './OffersTable.module.css'

type Offer = IndividualToursPageQuery['organizerIndividualTours']['edges'][number]['node']

const tones = {
  OPEN: 'pine',
  BOOKED: 'lake',
  WITHDRAWN: 'plain',
  GONE: 'plain',
  EXPIRED: 'ochre',
  SOLD_OUT: 'brick',
} as const

/** Shows one row per offer, with times in the time zone of the tour. */
export function OffersTable({ offers }: { offers: readonly Offer[] }) {
  const { formatMessage } = useIntl()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat()
  const writeZoned = useZonedTime()
  return (
    <DataTable
      caption={formatMessage(messages.listHeading)}
      rows={offers}
      keyOf={({ id }) => id}
      columns={[
        {
          head: messages.tour,
          kind: 'text',
          cell: ({ tour, option, note }) => (
            <>
              <span lang={tour.lang}>{tour.title}</span>
              {option.kind !== 'STANDARD' && <CellNote>{option.name}</CellNote>}
              {note && <CellNote>{note}</CellNote>}
            </>
          ),
        },
        { head: messages.dates, kind: 'short', cell: ({ date }) => text.shortDays(date) },
        {
          head: messages.people,
          kind: 'plain',
          cell: ({ adults, children }) => formatMessage(messages.peopleValue, { adults, children }),
        },
        {
          head: messages.total,
          kind: 'number',
          cell: ({ totalInTourCurrency }) => formatMoney(totalInTourCurrency),
        },
        {
          head: messages.validUntil,
          kind: 'short',
          cell: ({ validUntil, tour }) => (
            <time dateTime={validUntil}>{writeZoned(validUntil, tour.timeZone)}</time>
          ),
        },
        {
          head: messages.state,
          kind: 'plain',
          cell: ({ state }) => (
            <Badge tone={tones[state]}>{formatMessage(offerStateMessages[state])}</Badge>
          ),
        },
        { head: messages.link, kind: 'plain', cell: (offer) => <OfferLinks offer={offer} /> },
      ]}
    />
  )
}

function OfferLinks({ offer: { uuid, state, tour, date, requestId } }: { offer: Offer }) {
  const { formatMessage } = useIntl()
  const { locale, origin } = useSite()
  const text = useDepartureText()
  const path = pagePath('individualTour', locale, { uuid })
  const which = { tour: tour.title, days: text.shortDays(date) }
  const isAhead = state === 'OPEN' || state === 'SOLD_OUT'
  return (
    <div className={css.buttons}>
      <Button
        as="a"
        href={path}
        size="s"
        look="quiet"
        aria-label={formatMessage(messages.openSpoken, which)}
      >
        {formatMessage(messages.open)}
      </Button>
      {isAhead && <CopyLink url={origin + path} />}
      {requestId !== null && (
        <Button as="a" href={pagePath('crmRequest', locale, { id: requestId })} size="s">
          {formatMessage(messages.request)}
        </Button>
      )}
      {isAhead && (
        <RowAction
          fields={{ withdraw: uuid }}
          text={formatMessage(messages.withdraw)}
          label={formatMessage(messages.withdrawSpoken, which)}
        />
      )}
    </div>
  )
}
