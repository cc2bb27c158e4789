import { useIntl } from 'react-intl'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'
import { Checkbox } from '../../../ui/Field/Checkbox.tsx'
import { TextArea } from '../../../ui/Field/TextArea.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { PhoneInput } from '../../../ui/PhoneInput/PhoneInput.tsx'
import { usePhoneField } from '../../shell/KitTexts/usePhoneField.ts'
import { PassportFields } from './PassportFields.tsx'
import css from './TravelerFields.module.css'
import { travelerFieldsMessages as messages } from './travelerFields.messages.ts'
import type { NameOf, TravelerField, TravelerValues, TripDays } from './travelerValues.ts'
import { type TravelerForm, useTravelerFields } from './useTravelerForm.ts'

interface TravelerFieldsProps {
  values: TravelerValues
  nameOf: NameOf
  form: TravelerForm
  /** Stored values that are not shown. */
  stored: { passportSuffix: string | null; hasHealthNotes: boolean } | undefined
  asks: { collectPassport: boolean; collectWeight: boolean }
  days: TripDays
  organizer: string
  /** Shows all fields from the start, where the form is about one person. */
  isOpen?: boolean
}

const moreFields: readonly TravelerField[] = [
  'email',
  'phone',
  'foodRestriction',
  'emergencyName',
  'emergencyPhone',
  'healthNotes',
]

/** Shows the fields for one traveler. */
export function TravelerFields({
  values,
  nameOf,
  form,
  stored,
  asks,
  days,
  organizer,
  isOpen = false,
}: TravelerFieldsProps) {
  const { formatMessage } = useIntl()
  const { field, phoneField } = useTravelerFields(form, nameOf, values)
  const optional = formatMessage(messages.optional)
  const phone = { ...usePhoneField(), mark: optional }
  const hasMore =
    isOpen || moreFields.some((own) => values[own] !== '' || field(own).error !== undefined)
  return (
    <>
      <div className={css.grid}>
        <TextInput
          label={formatMessage(messages.firstName)}
          autoComplete="off"
          {...field('firstName')}
        />
        <TextInput
          label={formatMessage(messages.lastName)}
          autoComplete="off"
          {...field('lastName')}
        />
        <TextInput
          label={formatMessage(messages.middleName)}
          mark={optional}
          autoComplete="off"
          {...field('middleName')}
        />
        <TextInput
          label={formatMessage(messages.birthday)}
          hint={formatMessage(messages.birthdayHint)}
          type="date"
          max={days.start}
          autoComplete="off"
          {...field('birthday')}
        />
        {asks.collectWeight && (
          <TextInput
            label={formatMessage(messages.weight)}
            hint={formatMessage(messages.weightHint)}
            inputMode="numeric"
            autoComplete="off"
            {...field('weightKg')}
          />
        )}
      </div>
      {asks.collectPassport && (
        <PassportFields
          values={values}
          field={field}
          nameOf={nameOf}
          storedEnd={stored?.passportSuffix ?? null}
          end={days.end}
          organizer={organizer}
        />
      )}
      <Disclosure
        summary={formatMessage(messages.more)}
        look="plain"
        open={hasMore || undefined}
        className={css.more}
      >
        <div className={css.grid}>
          <TextInput
            label={formatMessage(messages.email)}
            mark={optional}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...field('email')}
          />
          <PhoneInput
            {...phone}
            label={formatMessage(messages.phone)}
            hint={formatMessage(messages.phoneHint)}
            {...phoneField('phone')}
          />
          <TextInput
            label={formatMessage(messages.emergencyName)}
            mark={optional}
            autoComplete="off"
            {...field('emergencyName')}
          />
          <PhoneInput
            {...phone}
            label={formatMessage(messages.emergencyPhone)}
            {...phoneField('emergencyPhone')}
          />
        </div>
        <TextArea
          label={formatMessage(messages.food)}
          mark={optional}
          rows={2}
          {...field('foodRestriction')}
        />
        <TextArea
          label={formatMessage(messages.health)}
          mark={optional}
          hint={
            stored?.hasHealthNotes
              ? formatMessage(messages.healthStored)
              : formatMessage(messages.healthHint, { organizer })
          }
          rows={2}
          {...field('healthNotes')}
        />
        {stored?.hasHealthNotes && (
          <Checkbox
            label={formatMessage(messages.healthForget)}
            name={nameOf('forgetHealthNotes')}
            defaultChecked={values.forgetHealthNotes !== ''}
          />
        )}
      </Disclosure>
    </>
  )
}
