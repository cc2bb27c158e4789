import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { Field, type FieldText } from '../Field/Field.tsx'
import field from '../Field/Field.module.css'
import { chevronDown } from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import { globe } from '../Icon/travel.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { countryByPrefix, dialCodes } from './dialCodes.ts'
import { Flag } from './Flag.tsx'
import css from './PhoneInput.module.css'
import { changeCountry, isOnlyPrefix, longestPhone, type PhoneCountry, prefixOf, typePhone } from './phoneRules.ts'
import type { PhoneLabels } from './phoneLabels.ts'
import type { ReadPhone } from './readPhone.ts'

/** Narrowest panel of the countries, in pixels, and its distance from the field: that of a select. */
const panel = { minWidth: 280, offset: 8 } as const

export type PhoneValue = {
  /** As it stands in the field, empty when only the prefix does. */
  text: string
  /** ISO code; null when a dial code was used that no country has. */
  country: string | null
  /** Null until the number was looked at. */
  isValid: boolean | null
}

type PhoneInputProps = FieldText & {
  labels: PhoneLabels
  /** BCP 47: language of the countries' names. */
  language: string
  name?: string
  /** An international number; its prefix decides the country. */
  defaultValue?: string
  /** ISO code of the country before anything is typed. */
  defaultCountry?: string
  onChange?: (value: PhoneValue) => void
  onBlur?: () => void
  required?: boolean
  disabled?: boolean
  id?: string
  ref?: Ref<HTMLInputElement | null>
}

const countryOf = (code: string | null): PhoneCountry | null => {
  const dial = code && dialCodes.get(code)
  return code && dial ? { code, dial } : null
}
const nameOf = (code: string, language: string): string => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/**
 * A phone number with its country. Before scripts come, and without them, it is one field for an international number. The
 * numbers' rules are fetched when the field is first used.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { labels, language, name, defaultValue = '', defaultCountry = 'US', onChange, onBlur, required, disabled, id, ref, ...text } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const [value, setValue] = useState(() => ({
    text: defaultValue,
    country: countryByPrefix(defaultValue) ?? (defaultCountry as string | null),
  }))
  const [reading, setReading] = useState<ReadPhone | null>(null)
  const [isChanged, setChanged] = useState(false)
  const country = countryOf(value.country)
  const isEmpty = isOnlyPrefix(value.text, country)
  const told = useRef(onChange)
  told.current = onChange

  useEffect(() => {
    if (isEmpty) return setReading(null)
    let isCurrent = true
    import('./readPhone.ts')
      .then(({ readPhone }) => {
        if (!isCurrent) return
        const read = readPhone(value.text, value.country)
        setReading(read)
        told.current?.({ ...value, isValid: read.isValid })
      })
      .catch(() => {}) // the server checks it again
    return () => {
      isCurrent = false
    }
  }, [value, isEmpty])

  const set = (next: { text: string; country: string | null }) => {
    setValue(next)
    const isBlank = isOnlyPrefix(next.text, countryOf(next.country))
    told.current?.({ ...next, text: isBlank ? '' : next.text, isValid: null })
  }
  // what was typed, or filled in by the browser, before scripts came
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at the beginning
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed !== value.text) set({ ...value, text: typePhone(typed, '', country) })
  }, [])
  /** As it is to be sent. */
  const write = () => {
    const written = isEmpty ? '' : (reading?.international ?? value.text)
    if (written !== value.text) set({ ...value, text: written })
  }
  const choose = (code: string | null, dial?: string) => {
    set({
      country: code,
      text: dial === undefined ? changeCountry(value.text, country, countryOf(code)) : `+${dial}`.slice(0, longestPhone),
    })
    input.current?.focus()
  }

  const belongsTo = !isEmpty && reading?.belongsTo
  const hint = belongsTo && (
    <>
      {labels.belongsTo(nameOf(belongsTo, language))}{' '}
      <button type="button" className={css.confirm} onClick={() => choose(belongsTo)}>
        {labels.switchTo(nameOf(belongsTo, language))}
      </button>
    </>
  )
  const isWrong = isChanged && !isEmpty && reading?.isValid === false
  const error = text.error || (isWrong && (hint || labels.invalid))

  return (
    <Field {...text} id={id} hint={hint || text.hint} error={error}>
      {(wiring) => (
        <span className={css.box}>
          <Dropdown
            {...panel}
            className={css.country}
            title={labels.country}
            closeLabel={labels.close}
            trigger={(opener) => (
              <button
                {...opener}
                type="button"
                disabled={disabled}
                // the names are the browser's own, and may differ from the server's
                suppressHydrationWarning
                aria-label={country ? `${labels.country}: ${nameOf(country.code, language)} ${prefixOf(country)}` : labels.country}
                className={css.trigger}
              >
                {country ? <Flag country={country.code} /> : <Icon glyph={globe} />}
                <Icon glyph={chevronDown} size="s" />
              </button>
            )}
          >
            {({ isOpen, close }) =>
              isOpen && (
                <CountryPicker
                  language={language}
                  chosen={value.country}
                  labels={labels}
                  onChoose={(code) => {
                    close()
                    choose(code)
                  }}
                  onTakeCode={(dial) => {
                    close()
                    choose(null, dial)
                  }}
                />
              )
            }
          </Dropdown>
          <input
            {...wiring}
            ref={input}
            type="tel"
            name={name}
            autoComplete="tel"
            inputMode="tel"
            maxLength={longestPhone}
            placeholder={prefixOf(country)}
            required={required}
            disabled={disabled}
            value={value.text}
            // the focus may come from a choice that is not rendered yet, hence the functions
            onFocus={() => setValue((last) => (last.text === '' ? { ...last, text: prefixOf(countryOf(last.country)) } : last))}
            onChange={(event) => set({ ...value, text: typePhone(event.target.value, value.text, country) })}
            // Enter sends the form while the focus, and with it a bare prefix or a number as it is dialed at home, is still here
            onKeyDown={({ key }) => key === 'Enter' && write()}
            onBlur={() => {
              setChanged(true)
              write()
              onBlur?.()
            }}
            className={classes(field.input, css.input)}
          />
        </span>
      )}
    </Field>
  )
}
