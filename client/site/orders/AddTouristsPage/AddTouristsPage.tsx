import { type MessageDescriptor, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { RequestFrame } from '../../../features/request/RequestFrame/RequestFrame.tsx'
import { RequestTrip } from '../../../features/request/RequestFrame/RequestTrip.tsx'
import { requestStage } from '../../../features/request/RequestStatus/requestStage.ts'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { type AddTouristsPageQuery, useAddTouristsPageQuery } from './AddTouristsPage.generated.ts'
import type { action, loader } from './AddTouristsPage.loader.ts'
import css from './AddTouristsPage.module.css'
import { addTouristsPageMessages as messages } from './addTouristsPage.messages.ts'

const TouristsForm = hydrateOnInteraction(
  async () => (await import('./AddTouristsPage.later.tsx')).TouristsForm,
)

/** Form for the travelers of a request, for anyone with its link, until the trip begins. */
export function AddTouristsPage() {
  const data = useAddTouristsPageQuery(useLoaderResult<typeof loader>().resultRef).data
  return data.request && <TouristsSheet request={data.request} contacts={data.contacts} />
}
AddTouristsPage.later = [TouristsForm]

type Request = NonNullable<AddTouristsPageQuery['request']>

function TouristsSheet({
  request,
  contacts,
}: {
  request: Request
  contacts: AddTouristsPageQuery['contacts']
}) {
  const { formatMessage } = useIntl()
  const refused = useActionResult<typeof action>()
  const [query] = useSearchParams()
  const { tourists, organizer, viewerCanEditTourists: isOpen, tour } = request
  const stage = requestStage(request.status)
  const seats = request.adults + request.children
  const values = { organizer: organizer.name }
  const closedLead: MessageDescriptor =
    stage === 'cancelled'
      ? messages.cancelledLead
      : stage === 'complete'
        ? messages.completeLead
        : messages.startedLead
  // keep the input even if the list has been closed meanwhile
  const hasForm = isOpen || refused !== undefined
  const contested = refused?.refusal.kind === 'conflict' ? refused.version : ''

  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, { tour: tour.title })}
      crumb={formatMessage(messages.crumb)}
      heading={formatMessage(isOpen ? messages.heading : messages.closedHeading)}
      lead={
        isOpen ? (
          <>
            <p>{formatMessage(messages.lead, values)}</p>
            <p>{formatMessage(messages.lead2)}</p>
          </>
        ) : (
          formatMessage(closedLead, values)
        )
      }
      aside={
        <RequestTrip
          request={request}
          isBooked={stage === 'paid' || stage === 'complete'}
          hasPrice={false}
        />
      }
    >
      <div className={css.list}>
        {isOpen && !refused && query.has('saved') && (
          <Notice
            tone="success"
            role="status"
            title={formatMessage(messages.savedTitle, { named: tourists.length })}
          >
            {formatMessage(messages.savedText, { open: seats - tourists.length })}
          </Notice>
        )}
        {hasForm ? (
          <TouristsForm
            // remount for a reloaded list, and again for a conflict with its input
            key={`${request.touristsVersion} ${contested} ${query.has('saved')}`}
            request={request}
            seats={seats}
            refused={refused}
          />
        ) : tourists.length > 0 ? (
          <ol className={css.names}>
            {tourists.map(({ id, fullName }) => (
              <li key={id}>{fullName}</li>
            ))}
          </ol>
        ) : (
          <p>{formatMessage(messages.nobody)}</p>
        )}
      </div>
    </RequestFrame>
  )
}
