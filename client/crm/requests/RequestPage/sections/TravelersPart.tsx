import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { requestStage } from '../../../../features/RequestStatus/requestStage.ts'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { Checkbox } from '../../../../ui/Field/Checkbox.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { mail } from '../../../../ui/Icon/people.ts'
import type { CrmRequestPageQuery } from '../RequestPage.generated.ts'
import type { Looked } from '../RequestPage.loader.ts'
import css from '../RequestPage.module.css'
import { crmTravelersMessages as messages } from '../crmRequest.messages.ts'
import { TravelerCard } from './TravelerCard.tsx'

interface TravelersPartProps {
  request: CrmRequestPageQuery['organizerRequest']
  looked: Looked | undefined
  writeInstant: (at: string) => string
}

/** Who travels, what is known of them and what is missing, and how the organizer comes by it. */
export function TravelersPart({ request, looked, writeInstant }: TravelersPartProps) {
  const { formatMessage } = useIntl()
  const isBusy = useIsSending()
  const heading = useId()
  const { tourists, openSeats, travelersAskedAt, travelersAskableAt, viewerCanEditTourists } = request
  const isMissing = openSeats > 0 || tourists.some(({ missing }) => missing.length > 0)
  const canLook = requestStage(request.status) !== 'cancelled'
  return (
    <section aria-labelledby={heading} className={css.column}>
      <h2 id={heading} className={css.title}>
        {formatMessage(messages.heading)}{' '}
        <span className={css.count}>{formatMessage(messages.named, { named: tourists.length, seats: tourists.length + openSeats })}</span>
      </h2>
      {tourists.length === 0 && <p className={css.soft}>{formatMessage(messages.none)}</p>}
      <ul className={css.cards}>
        {tourists.map((tourist) => (
          <TravelerCard
            key={tourist.id}
            tourist={tourist}
            looked={looked?.touristId === tourist.id ? looked : undefined}
            asksPassport={request.collectPassport}
            asksWeight={request.collectWeight}
            canLook={canLook}
          />
        ))}
      </ul>
      {tourists.length > 0 && openSeats > 0 && <p className={css.soft}>{formatMessage(messages.open, { seats: openSeats })}</p>}
      {viewerCanEditTourists && isMissing && (
        <div className={css.box} data-print="no">
          <h3 className={css.small}>{formatMessage(messages.remind)}</h3>
          <p>{formatMessage(messages.remindText, { name: request.contactName })}</p>
          <p className={css.soft}>
            {travelersAskedAt ? formatMessage(messages.askedAt, { at: writeInstant(travelersAskedAt) }) : formatMessage(messages.never)}
            {travelersAskableAt && ` ${formatMessage(messages.askableAt, { at: writeInstant(travelersAskableAt) })}`}
          </p>
          {!travelersAskableAt && (
            <Form method="post" preventScrollReset className={css.form}>
              <TextArea
                compact
                name="message"
                rows={2}
                maxLength={2000}
                label={formatMessage(messages.message)}
                mark={formatMessage(messages.optional)}
              />
              <Button type="submit" name="intent" value="remind" look="primary" size="s" icon={mail} busy={isBusy}>
                {formatMessage(messages.send)}
              </Button>
            </Form>
          )}
        </div>
      )}
      {viewerCanEditTourists && (
        <div data-print="no">
          <Disclosure summary={formatMessage(messages.flags)} look="card">
            <Form method="post" preventScrollReset className={css.form} key={`${request.collectPassport} ${request.collectWeight}`}>
              <Checkbox name="passport" defaultChecked={request.collectPassport} label={formatMessage(messages.flagPassport)} />
              <Checkbox name="weight" defaultChecked={request.collectWeight} label={formatMessage(messages.flagWeight)} />
              <p className={css.soft}>{formatMessage(messages.flagsText)}</p>
              <Button type="submit" name="intent" value="ask" size="s" busy={isBusy}>
                {formatMessage(messages.save)}
              </Button>
            </Form>
          </Disclosure>
        </div>
      )}
    </section>
  )
}
