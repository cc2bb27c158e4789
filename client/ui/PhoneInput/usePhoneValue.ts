import { type RefObject, useEffect, useRef, useState } from 'react'
import { countryByPrefix, dialCodes } from './dialCodes.ts'
import {
  changeCountry,
  isOnlyPrefix,
  maxPhoneLength,
  type PhoneCountry,
  prefixOf,
  typePhone,
} from './phoneRules.ts'
import type { ReadPhone } from './readPhone.ts'

export type PhoneValue = {
  /** Text of the field; empty for a bare prefix. */
  text: string
  /** ISO code; null for a dial code without a country. */
  country: string | null
  /** Null until the number is checked. */
  isValid: boolean | null
}

type Typed = Pick<PhoneValue, 'text' | 'country'>

const countryOf = (code: string | null): PhoneCountry | null => {
  const dial = code && dialCodes.get(code)
  return code && dial ? { code, dial } : null
}

/**
 * Returns a phone field's value, its parsed number, and functions to change it. The number rules
 * load at the first change.
 */
export function usePhoneValue(
  input: RefObject<HTMLInputElement | null>,
  initial: { value: string; country: string },
  onChange: ((value: PhoneValue) => void) | undefined,
) {
  const [value, setValue] = useState<Typed>(() => ({
    text: initial.value,
    country: countryByPrefix(initial.value) ?? initial.country,
  }))
  const [reading, setReading] = useState<ReadPhone | null>(null)
  const country = countryOf(value.country)
  const isEmpty = isOnlyPrefix(value.text, country)
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange

  useEffect(() => {
    if (isEmpty) return setReading(null)
    let isCurrent = true
    import('./readPhone.ts')
      .then(({ readPhone }) => {
        if (!isCurrent) return
        const read = readPhone(value.text, value.country)
        setReading(read)
        latestOnChange.current?.({ ...value, isValid: read.isValid })
      })
      .catch(() => {}) // the server checks it again
    return () => {
      isCurrent = false
    }
  }, [value, isEmpty])

  const set = (next: Typed) => {
    setValue(next)
    const isBlank = isOnlyPrefix(next.text, countryOf(next.country))
    latestOnChange.current?.({ ...next, text: isBlank ? '' : next.text, isValid: null })
  }
  // text typed, or filled in by the browser, before hydration
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed !== value.text) set({ ...value, text: typePhone(typed, '', country) })
  }, [])

  return {
    value,
    country,
    reading,
    isEmpty,
    /** Sets the typed text, keeping the prefix. */
    type: (text: string) => set({ ...value, text: typePhone(text, value.text, country) }),
    /** Sets the number as it will be sent. */
    write: () => {
      const written = isEmpty ? '' : (reading?.international ?? value.text)
      if (written !== value.text) set({ ...value, text: written })
    },
    /** Sets a country, or null and a dial code without a country. */
    choose: (code: string | null, dial?: string) =>
      set({
        country: code,
        text:
          dial === undefined
            ? changeCountry(value.text, country, countryOf(code))
            : `+${dial}`.slice(0, maxPhoneLength),
      }),
    // the focus may follow a selection that is not rendered yet, hence the functions
    fillPrefix: () =>
      setValue((last) =>
        last.text === '' ? { ...last, text: prefixOf(countryOf(last.country)) } : last,
      ),
  }
}
