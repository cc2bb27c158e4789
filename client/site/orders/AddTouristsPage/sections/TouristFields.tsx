import { useIntl } from 'react-intl'
import { type TouristField, touristFields } from '#schema/rules/booking/touristFields.ts'
import { useFieldRules } from '../../../../features/FieldRules/useFieldRules.ts'
import { usePhoneLabels } from '../../../../features/KitTexts/usePhoneLabels.ts'
import { useSite } from '../../../../routing/site.ts'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { PhoneInput } from '../../../../ui/PhoneInput/PhoneInput.tsx'
import { addTouristsPageMessages as messages } from '../addTouristsPage.messages.ts'
import { fieldName, type TouristRow } from '../touristRows.ts'
import css from './TouristFields.module.css'

interface TouristFieldsProps {
  row: TouristRow
  position: number
  /** Name of somebody whom only their own account may change. */
  locked: string | undefined
  hasWeight: boolean
  /** First local day of the trip. */
  start: string
  errorOf: (name: string) => string | undefined
}

const countries = { en: 'US', de: 'DE' } as const

/** One seat: whoever sits there, or nobody yet. */
export function TouristFields({ row, position, locked, hasWeight, start, errorOf }: TouristFieldsProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { attributes } = useFieldRules()
  const phoneLabels = usePhoneLabels()
  const { id, values, base, theirs } = row
  const number = position + 1
  const name = [values.firstName, values.lastName].filter(Boolean).join(' ')
  const rules = touristFields(start)
  const optional = formatMessage(messages.optional)
  const field = (own: TouristField) => ({
    name: fieldName(position, own),
    defaultValue: values[own],
    error: errorOf(fieldName(position, own)),
    maxLength: attributes(rules[own]).maxLength,
  })
  const more: readonly TouristField[] = ['email', 'phone', 'foodRestriction']
  const hasMore = more.some((own) => values[own] !== '' || errorOf(fieldName(position, own)) !== undefined)
  const hidden = (
    <>
      <input type="hidden" name={fieldName(position, 'id')} value={id ?? ''} readOnly />
      <input type="hidden" name={fieldName(position, 'base')} value={base} readOnly />
    </>
  )

  if (locked !== undefined)
    return (
      <section className={css.seat} aria-label={formatMessage(messages.travelerName, { number, name: locked })}>
        {hidden}
        {Object.entries(values).map(([own, value]) => (
          <input key={own} type="hidden" name={fieldName(position, own as TouristField)} value={value} readOnly />
        ))}
        <p className={css.legend}>{locked}</p>
        <p className={css.note}>{formatMessage(messages.lockedText)}</p>
      </section>
    )
  return (
    <fieldset className={css.seat}>
      <legend className={css.legend}>
        {name ? formatMessage(messages.travelerName, { number, name }) : formatMessage(messages.traveler, { number })}
      </legend>
      {hidden}
      {theirs !== undefined && <p className={css.theirs}>{formatMessage(messages.theirs, { name: theirs })}</p>}
      <div className={css.grid}>
        <TextInput label={formatMessage(messages.firstName)} autoComplete="off" {...field('firstName')} />
        <TextInput label={formatMessage(messages.lastName)} autoComplete="off" {...field('lastName')} />
        <TextInput label={formatMessage(messages.middleName)} mark={optional} autoComplete="off" {...field('middleName')} />
        <TextInput
          label={formatMessage(messages.birthday)}
          hint={formatMessage(messages.birthdayHint)}
          type="date"
          max={start}
          autoComplete="off"
          {...field('birthday')}
        />
        {hasWeight && (
          <TextInput
            label={formatMessage(messages.weight)}
            hint={formatMessage(messages.weightHint)}
            inputMode="numeric"
            autoComplete="off"
            {...field('weightKg')}
          />
        )}
      </div>
      <Disclosure summary={formatMessage(messages.more)} look="plain" open={hasMore || undefined} className={css.more}>
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
            label={formatMessage(messages.phone)}
            mark={optional}
            hint={formatMessage(messages.phoneHint)}
            labels={phoneLabels}
            language={locale}
            defaultCountry={countries[locale]}
            name={fieldName(position, 'phone')}
            defaultValue={values.phone}
            error={errorOf(fieldName(position, 'phone'))}
          />
        </div>
        <TextArea label={formatMessage(messages.food)} mark={optional} rows={2} {...field('foodRestriction')} />
      </Disclosure>
    </fieldset>
  )
}
