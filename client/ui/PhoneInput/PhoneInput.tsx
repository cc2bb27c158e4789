import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldText } from '../Field/Field.tsx'
import field from '../Field/Field.module.css'
import { CountryButton, nameOf } from './CountryButton.tsx'
import css from './PhoneInput.module.css'
import { maxPhoneLength, prefixOf } from './phoneRules.ts'
import type { PhoneLabels } from './phoneLabels.ts'
import { type PhoneValue, usePhoneValue } from './usePhoneValue.ts'

export type { PhoneValue }

type PhoneInputProps = FieldText & {
  labels: PhoneLabels
  /** BCP 47: language of the countries' names. */
  language: string
  name?: string
  /** An international number; its prefix decides the country. */
  defaultValue?: string
  /** ISO code of the initial country. */
  defaultCountry?: string
  onChange?: (value: PhoneValue) => void
  onBlur?: () => void
  required?: boolean
  disabled?: boolean
  id?: string
  ref?: Ref<HTMLInputElement | null>
}

/**
 * Takes a phone number with its country. Before scripts load, and without them, it is one field for
 * an international number. The number rules load on first use.
 */
export function PhoneInput(props: PhoneInputProps) {
  const {
    labels,
    language,
    name,
    defaultValue = '',
    defaultCountry = 'US',
    onChange,
    onBlur,
    required,
    disabled,
    id,
    ref,
    ...text
  } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const phone = usePhoneValue(input, { value: defaultValue, country: defaultCountry }, onChange)
  const [isChanged, setChanged] = useState(false)
  const choose = (code: string | null, dial?: string) => {
    phone.choose(code, dial)
    input.current?.focus()
  }

  const belongsTo = !phone.isEmpty && phone.reading?.belongsTo
  const hint = belongsTo && (
    <>
      {labels.belongsTo(nameOf(belongsTo, language))}{' '}
      <button type="button" className={css.confirm} onClick={() => choose(belongsTo)}>
        {labels.switchTo(nameOf(belongsTo, language))}
      </button>
    </>
  )
  const isWrong = isChanged && !phone.isEmpty && phone.reading?.isValid === false
  const error = text.error || (isWrong && (hint || labels.invalid))

  return (
    <Field {...text} id={id} hint={hint || text.hint} error={error}>
      {(wiring) => (
        <span className={css.box}>
          <CountryButton
            labels={labels}
            language={language}
            country={phone.country}
            disabled={disabled}
            onChoose={choose}
          />
          <input
            {...wiring}
            ref={input}
            type="tel"
            name={name}
            autoComplete="tel"
            inputMode="tel"
            maxLength={maxPhoneLength}
            placeholder={prefixOf(phone.country)}
            required={required}
            disabled={disabled}
            value={phone.value.text}
            onFocus={phone.fillPrefix}
            onChange={(event) => phone.type(event.target.value)}
            // Enter submits while the focused field may still hold a bare prefix or a national
            // number
            onKeyDown={({ key }) => key === 'Enter' && phone.write()}
            onBlur={() => {
              setChanged(true)
              phone.write()
              onBlur?.()
            }}
            className={classes(field.input, css.input)}
          />
        </span>
      )}
    </Field>
  )
}
