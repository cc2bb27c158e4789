import { useId } from 'react'
import { useIntl } from 'react-intl'
import { decisionFields } from '#schema/rules/booking/decisionFields.ts'
import { requestStage } from '../../../../features/request/RequestStatus/requestStage.ts'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { Checkbox } from '../../../../ui/Field/Checkbox.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { mail } from '../../../../ui/Icon/people.ts'
import type { CrmRefusal } from '../../../kit/crmAction.ts'
import { RecordForm } from '../../../kit/RecordForm.tsx'
import type { CrmRequestPageQuery } from '../RequestPage.generated.ts'
import type { NoReminder, RevealedDocuments } from '../RequestPage.loader.ts'
import css from '../RequestPage.module.css'
import { crmTravelersMessages as messages } from '../crmRequest.messages.ts'
import { TravelerCard } from './TravelerCard.tsx'

interface TravelersPartProps {
  request: CrmRequestPageQuery['organizerRequest']
  revealed: RevealedDocuments | undefined
  refusal: CrmRefusal<NoReminder> | undefined
  writeInstant: (at: string) => string
}

/**
 * Shows the travelers with their known and missing details, and offers a reminder to the customer.
 */
export function TravelersPart({ request, revealed, refusal, writeInstant }: TravelersPartProps) {
  const { formatMessage } = useIntl()
  const heading = useId()
  const { tourists, openSeats, lastReminderAt, nextReminderAt, viewerCanEditTourists } = request
  const isMissing = openSeats > 0 || tourists.some(({ missing }) => missing.length > 0)
  const canLook = requestStage(request.status) !== 'cancelled'
  return (
    <section aria-labelledby={heading} className={css.column}>
      <h2 id={heading} className={css.title}>
        {formatMessage(messages.heading)}{' '}
        <span className={css.count}>
          {formatMessage(messages.named, {
            named: tourists.length,
            seats: tourists.length + openSeats,
          })}
        </span>
      </h2>
      {tourists.length === 0 && <p className={css.soft}>{formatMessage(messages.none)}</p>}
      <ul className={css.cards}>
        {tourists.map((tourist) => (
          <TravelerCard
            key={tourist.id}
            tourist={tourist}
            revealed={revealed?.touristId === tourist.id ? revealed : undefined}
            asksPassport={request.collectPassport}
            asksWeight={request.collectWeight}
            canLook={canLook}
          />
        ))}
      </ul>
      {tourists.length > 0 && openSeats > 0 && (
        <p className={css.soft}>{formatMessage(messages.open, { seats: openSeats })}</p>
      )}
      {viewerCanEditTourists && isMissing && (
        <div className={css.box} data-print="no">
          <h3 className={css.small}>{formatMessage(messages.remind)}</h3>
          <p>{formatMessage(messages.remindText, { name: request.contactName })}</p>
          <p className={css.soft}>
            {lastReminderAt
              ? formatMessage(messages.askedAt, { at: writeInstant(lastReminderAt) })
              : formatMessage(messages.never)}
            {nextReminderAt &&
              ` ${formatMessage(messages.askableAt, { at: writeInstant(nextReminderAt) })}`}
          </p>
          {!nextReminderAt && (
            <RecordForm
              name="remind"
              rules={decisionFields}
              refusal={refusal}
              label={formatMessage(messages.remind)}
              submit={{
                text: formatMessage(messages.send),
                look: 'primary',
                icon: mail,
                intent: 'remind',
              }}
              className={css.form}
            >
              {(field) => (
                <TextArea
                  {...field('message')}
                  compact
                  rows={2}
                  label={formatMessage(messages.message)}
                  mark={formatMessage(messages.optional)}
                />
              )}
            </RecordForm>
          )}
        </div>
      )}
      {viewerCanEditTourists && (
        <div data-print="no">
          <Disclosure summary={formatMessage(messages.flags)} look="card">
            <RecordForm
              name="flags"
              key={`${request.collectPassport} ${request.collectWeight}`}
              rules={{}}
              refusal={refusal}
              label={formatMessage(messages.flags)}
              submit={{ text: formatMessage(messages.save), intent: 'ask' }}
              className={css.form}
            >
              {() => (
                <>
                  <Checkbox
                    name="passport"
                    defaultChecked={request.collectPassport}
                    label={formatMessage(messages.flagPassport)}
                  />
                  <Checkbox
                    name="weight"
                    defaultChecked={request.collectWeight}
                    label={formatMessage(messages.flagWeight)}
                  />
                  <p className={css.soft}>{formatMessage(messages.flagsText)}</p>
                </>
              )}
            </RecordForm>
          </Disclosure>
        </div>
      )}
    </section>
  )
}
