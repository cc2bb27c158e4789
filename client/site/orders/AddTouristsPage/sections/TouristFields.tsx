import { useIntl } from 'react-intl'
import { TravelerFields } from '../../../../features/request/TravelerFields/TravelerFields.tsx'
import type { TravelerInput } from '../../../../features/request/TravelerFields/travelerValues.ts'
import type { TravelerForm } from '../../../../features/request/TravelerFields/useTravelerForm.ts'
import type { AddTouristsPageQuery } from '../AddTouristsPage.generated.ts'
import { addTouristsPageMessages as messages } from '../addTouristsPage.messages.ts'
import { fieldName, type TouristRow } from '../touristRows.ts'
import css from './TouristFields.module.css'
import { TravelerLink } from './TravelerLink.tsx'

interface TouristFieldsProps {
  request: NonNullable<AddTouristsPageQuery['request']>
  row: TouristRow
  position: number
  form: TravelerForm
  /** Whether the form has been hydrated, so that scripts run. */
  isHydrated: boolean
}

/** Fields of one seat, with its traveler if there is one. */
export function TouristFields({ request, row, position, form, isHydrated }: TouristFieldsProps) {
  const { formatMessage } = useIntl()
  const { tourists, date, organizer, viewerCanEditTourists: isOpen, uuid } = request
  const { id, values, base, theirs } = row
  const stored = tourists.find((tourist) => tourist.id === id)
  const number = position + 1
  const name = [values.firstName, values.lastName].filter(Boolean).join(' ')
  const nameOf = (input: TravelerInput) => fieldName(position, input)
  const hidden = (
    <>
      <input type="hidden" name={fieldName(position, 'id')} value={id ?? ''} readOnly />
      <input type="hidden" name={fieldName(position, 'base')} value={base} readOnly />
    </>
  )

  // a traveler with an account, who alone may change these details
  if (stored && !stored.viewerCanEdit && isOpen)
    return (
      <section
        className={css.seat}
        aria-label={formatMessage(messages.travelerName, { number, name: stored.fullName })}
      >
        {hidden}
        {Object.entries(values).map(([own, value]) => (
          <input
            key={own}
            type="hidden"
            name={nameOf(own as TravelerInput)}
            value={value}
            readOnly
          />
        ))}
        <p className={css.legend}>{stored.fullName}</p>
        <p className={css.note}>{formatMessage(messages.lockedText)}</p>
      </section>
    )
  return (
    <fieldset className={css.seat}>
      <legend className={css.legend}>
        {name
          ? formatMessage(messages.travelerName, { number, name })
          : formatMessage(messages.traveler, { number })}
      </legend>
      {hidden}
      {theirs !== undefined && (
        <p className={css.theirs}>{formatMessage(messages.theirs, { name: theirs })}</p>
      )}
      <TravelerFields
        values={values}
        nameOf={nameOf}
        form={form}
        stored={stored}
        asks={request}
        days={date}
        organizer={organizer.name}
      />
      {isHydrated && isOpen && (
        <TravelerLink uuid={uuid} position={position} tour={request.tour.title} />
      )}
    </fieldset>
  )
}
