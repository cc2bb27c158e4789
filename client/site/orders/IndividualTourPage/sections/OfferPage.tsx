import { useIntl } from 'react-intl'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { PageMeta } from '../../../../features/shell/PageMeta/PageMeta.tsx'
import { PrintButton } from '../../../../features/shell/PrintButton/PrintButton.tsx'
import { HoldNote } from '../../../../features/request/RequestFrame/HoldNote.tsx'
import { requestFrameMessages } from '../../../../features/request/RequestFrame/requestFrame.messages.ts'
import { requestTripMessages } from '../../../../features/request/RequestFrame/requestTrip.messages.ts'
import { useLocalTime } from '../../../../features/request/RequestFrame/useLocalTime.ts'
import { ContactCall } from '../../../../features/content/TextPage/ContactCall.tsx'
import { usePagePath } from '../../../../routing/site.ts'
import { Breadcrumbs } from '../../../../ui/Breadcrumbs/Breadcrumbs.tsx'
import { Container } from '../../../../ui/Container/Container.tsx'
import type { IndividualTourPageQuery } from '../IndividualTourPage.generated.ts'
import { individualTourPageMessages } from '../individualTourPage.messages.ts'
import type { Offer } from '../offerRequest.ts'
import { offerPageMessages as messages } from '../offerPage.messages.ts'
import css from './OfferPage.module.css'
import { OfferTrip } from './OfferTrip.tsx'
import { TripContent } from './TripContent.tsx'

/** An offer to one customer: its state, its price, and a link to book it. */
export function OfferPage({
  offer,
  contacts,
}: {
  offer: Offer
  contacts: IndividualTourPageQuery['contacts']
}) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { days } = useDepartureText()
  const { tour, date, adults, children } = offer
  const values = {
    tour: tour.title,
    organizer: tour.organizer.name,
    days: days(date),
    people: formatMessage(requestTripMessages.peopleValue, { adults, children }),
  }
  return (
    <>
      <Container className={css.page}>
        <PageMeta title={formatMessage(individualTourPageMessages.title, values)} />
        <meta name="referrer" content="same-origin" />
        <Breadcrumbs
          label={formatMessage(requestFrameMessages.breadcrumbs)}
          items={[
            { text: formatMessage(requestFrameMessages.home), url: pathOf('home') },
            { text: formatMessage(individualTourPageMessages.offerCrumb) },
          ]}
        />
        <header className={css.head}>
          <h1>{formatMessage(individualTourPageMessages.offerHeading, values)}</h1>
          <p className={css.lead}>{formatMessage(messages.lead, values)}</p>
          <div className={css.notes}>
            <StateNote offer={offer} />
            <PrintButton text={formatMessage(requestFrameMessages.print)} />
          </div>
        </header>
        <div className={css.columns}>
          <div className={css.content}>
            <TripContent trip={{ tour, date, organizer: tour.organizer }} words={offer.note} />
          </div>
          <OfferTrip offer={offer} />
        </div>
      </Container>
      <ContactCall
        contacts={contacts}
        title={formatMessage(requestFrameMessages.callTitle)}
        text={formatMessage(messages.callText, values)}
        subject={formatMessage(individualTourPageMessages.offerHeading, values)}
      />
    </>
  )
}

/** Shows until when the offer is valid, or why it is not valid any more. */
function StateNote({ offer: { state, validUntil, tour, requestUuid } }: { offer: Offer }) {
  const { formatMessage } = useIntl()
  const { spokenInstant } = useLocalTime(tour.timeZone)
  const words = { organizer: tour.organizer.name }
  const until = (
    <strong>
      <time dateTime={validUntil}>{spokenInstant(validUntil)}</time>
    </strong>
  )
  switch (state) {
    case 'OPEN':
      return (
        <HoldNote>
          {formatMessage(individualTourPageMessages.validUntil)} {until}
        </HoldNote>
      )
    case 'EXPIRED':
      return (
        <HoldNote isOver>
          {formatMessage(messages.expired)} {until}
        </HoldNote>
      )
    case 'BOOKED':
      return (
        <HoldNote>
          {formatMessage(requestUuid ? messages.booked : messages.bookedByLetter)}
        </HoldNote>
      )
    case 'WITHDRAWN':
      return <HoldNote isOver>{formatMessage(messages.withdrawn, words)}</HoldNote>
    case 'SOLD_OUT':
      return <HoldNote isOver>{formatMessage(messages.soldOut, words)}</HoldNote>
    case 'GONE':
      return <HoldNote isOver>{formatMessage(messages.gone, words)}</HoldNote>
  }
}
