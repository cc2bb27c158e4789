import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { passportCountries } from '#schema/codes/passportCountries.ts'
import { secretsRetentionDays } from '#schema/rules/booking/touristSecrets.ts'
import { useSite } from '../../../routing/site.ts'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'
import { Checkbox } from '../../../ui/Field/Checkbox.tsx'
import { Select } from '../../../ui/Field/Select.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import css from './TravelerFields.module.css'
import { travelerFieldsMessages as messages } from './travelerFields.messages.ts'
import type { TravelerField, TravelerInput, TravelerValues } from './travelerValues.ts'
import type { TravelerForm } from './useTravelerForm.ts'

interface PassportFieldsProps {
  values: TravelerValues
  field: (own: TravelerField) => ReturnType<TravelerForm['field']> & { defaultValue: string }
  nameOf: (input: TravelerInput) => string
  /** Last characters of the stored passport number; null for none. */
  storedEnd: string | null
  /** Last local day of the trip. */
  end: string
  organizer: string
}

const own: readonly TravelerField[] = ['passportNumber', 'passportCountry', 'passportExpiresOn']

/** Shows the fields of one passport. Of a stored one, only the last characters are shown. */
export function PassportFields({
  values,
  field,
  nameOf,
  storedEnd,
  end,
  organizer,
}: PassportFieldsProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const countries = useMemo(() => countriesIn(locale), [locale])
  const isTouched =
    own.some((name) => values[name] !== '' || field(name).error !== undefined) ||
    values.forgetPassport !== ''
  // a select has no maximum length
  const { maxLength: _none, ...countryField } = field('passportCountry')
  const inputs = (
    <div className={css.grid}>
      <TextInput
        label={formatMessage(messages.passportNumber)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('passportNumber')}
        maxLength={30}
      />
      {/* browser and server may name countries differently: the rendered name stays */}
      <Select label={formatMessage(messages.passportCountry)} autoComplete="off" {...countryField}>
        <option value="">{formatMessage(messages.passportCountryNone)}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code} suppressHydrationWarning>
            {name}
          </option>
        ))}
      </Select>
      <TextInput
        label={formatMessage(messages.passportExpiresOn)}
        type="date"
        min={end}
        autoComplete="off"
        {...field('passportExpiresOn')}
      />
    </div>
  )
  return (
    <div className={css.passport}>
      <p className={css.part}>{formatMessage(messages.passport)}</p>
      <p className={css.note}>
        {formatMessage(messages.passportWhy, { organizer, days: secretsRetentionDays })}
      </p>
      {storedEnd === null ? (
        inputs
      ) : (
        <>
          <p className={css.stored}>
            {formatMessage(messages.passportStored, { end: `••••${storedEnd}` })}
          </p>
          <Disclosure
            summary={formatMessage(messages.passportReplace)}
            look="plain"
            open={isTouched || undefined}
          >
            {inputs}
            <Checkbox
              label={formatMessage(messages.passportForget)}
              name={nameOf('forgetPassport')}
              defaultChecked={values.forgetPassport !== ''}
            />
          </Disclosure>
        </>
      )}
    </div>
  )
}

const countriesIn = (language: string): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return passportCountries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name))
}
