import { type MessageDescriptor, useIntl } from 'react-intl'
import { PrintButton } from '../../../features/shell/PrintButton/PrintButton.tsx'
import { RequestFrame } from '../../../features/request/RequestFrame/RequestFrame.tsx'
import { RequestTrip } from '../../../features/request/RequestFrame/RequestTrip.tsx'
import { requestFrameMessages } from '../../../features/request/RequestFrame/requestFrame.messages.ts'
import {
  type RequestStage,
  requestStage,
} from '../../../features/request/RequestStatus/requestStage.ts'
import { useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { tourPath } from '../../tours/TourPage/TourPage.urls.ts'
import type { loader } from './ArrivalPage.loader.ts'
import css from './ArrivalPage.module.css'
import type { ArrivalContacts, ArrivalRequest } from './arrivalRequest.ts'
import { arrivalPageMessages as messages } from './arrivalPage.messages.ts'
import { ArrivalChecklist } from './sections/ArrivalChecklist.tsx'
import { ArrivalPeople } from './sections/ArrivalPeople.tsx'
import { ArrivalPlace } from './sections/ArrivalPlace.tsx'
import { useArrivalPageQuery } from './ArrivalPage.generated.ts'

type Opening = { heading: MessageDescriptor; lead: MessageDescriptor }

const openings: Record<RequestStage | 'underWay' | 'underWayPlain' | 'missed', Opening> = {
  asked: { heading: messages.askedHeading, lead: messages.askedLead },
  confirmed: { heading: messages.confirmedHeading, lead: messages.confirmedLead },
  paid: { heading: messages.paidHeading, lead: messages.paidLead },
  complete: { heading: messages.overHeading, lead: messages.overLead },
  cancelled: { heading: messages.cancelledHeading, lead: messages.cancelledLead },
  underWay: { heading: messages.underWayHeading, lead: messages.underWayLead },
  underWayPlain: { heading: messages.underWayHeading, lead: messages.underWayPlainLead },
  missed: { heading: messages.missedHeading, lead: messages.missedLead },
}

/** Everything a traveler needs on the first day of the trip, on one printable page. */
export function ArrivalPage() {
  const data = useArrivalPageQuery(useLoaderResult<typeof loader>().resultRef).data
  return data.request && <ArrivalSheet request={data.request} contacts={data.contacts} />
}

const openingOf = ({ status, tripPhase, organizer }: ArrivalRequest): keyof typeof openings => {
  const stage = requestStage(status)
  if (stage === 'cancelled' || stage === 'complete' || tripPhase === 'AHEAD') return stage
  if (stage !== 'paid') return 'missed'
  if (tripPhase === 'OVER') return 'complete'
  return organizer.phone ? 'underWay' : 'underWayPlain'
}

function ArrivalSheet({
  request,
  contacts,
}: {
  request: ArrivalRequest
  contacts: ArrivalContacts
}) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { tour, organizer } = request
  const opening = openingOf(request)
  const { heading, lead } = openings[opening]
  const [name = ''] = request.contactName.split(' ')
  const values = { name, organizer: organizer.name, city: tour.startCity?.name ?? tour.region.name }
  const isAhead = opening === 'asked' || opening === 'confirmed' || opening === 'paid'
  const lists = [
    { id: 'bring', title: messages.bring, items: tour.whatToBring },
    { id: 'included', title: messages.included, items: tour.included },
    { id: 'not-included', title: messages.notIncluded, items: tour.notIncluded },
  ].filter(({ items }) => items.length > 0)

  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, { tour: tour.title })}
      crumb={formatMessage(messages.crumb)}
      heading={formatMessage(heading, values)}
      lead={formatMessage(lead, values)}
      notes={
        opening === 'cancelled' ? (
          !tour.isGone && (
            <Button look="primary" href={tourPath(locale, tour)} wideOnPhone data-print="no">
              {formatMessage(messages.otherDates)}
            </Button>
          )
        ) : (
          <PrintButton text={formatMessage(requestFrameMessages.print)} />
        )
      }
      aside={
        <RequestTrip
          request={request}
          isBooked={opening !== 'asked' && opening !== 'cancelled'}
          hasPrice={false}
          hasMeetingPoint={false}
        />
      }
    >
      {opening !== 'cancelled' && (
        <>
          <ArrivalPlace request={request} hasCalendar={isAhead} />
          <ArrivalPeople request={request} contacts={contacts} />
          {isAhead && <ArrivalChecklist request={request} />}
          {lists.length > 0 && (
            <div className={css.lists}>
              {lists.map(({ id, title, items }) => (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id}>{formatMessage(title)}</h2>
                  <ul lang={tour.lang} className={css.list} data-kind={id}>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )}
        </>
      )}
    </RequestFrame>
  )
}
