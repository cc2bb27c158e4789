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
  /** As it stands in the field, empty when only the prefix does. */
  text: string
  /** ISO code; null when a dial code was used that no country has. */
  country: string | null
  /** Null until the number was looked at. */
  isValid: boolean | null
}

type Typed = Pick<PhoneValue, 'text' | 'country'>

const countryOf = (code: string | null): PhoneCountry | null => {
  const dial = code && dialCodes.get(code)
  return code && dial ? { code, dial } : null
}

/** Returns what a phone field holds, what its number means, and what changes it. The rules of numbers are loaded at the first change. */
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
  // what was typed, or filled in by the browser, before scripts came
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at the beginning
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed !== value.text) set({ ...value, text: typePhone(typed, '', country) })
  }, [])

  return {
    value,
    country,
    reading,
    isEmpty,
    /** Takes what was typed, with the prefix kept. */
    type: (text: string) => set({ ...value, text: typePhone(text, value.text, country) }),
    /** Puts the number as it is to be sent. */
    write: () => {
      const written = isEmpty ? '' : (reading?.international ?? value.text)
      if (written !== value.text) set({ ...value, text: written })
    },
    /** Takes a country, or null and a dial code that no country has. */
    choose: (code: string | null, dial?: string) =>
      set({
        country: code,
        text:
          dial === undefined
            ? changeCountry(value.text, country, countryOf(code))
            : `+${dial}`.slice(0, maxPhoneLength),
      }),
    // the focus may come from a choice that is not rendered yet, hence the functions
    fillPrefix: () =>
      setValue((last) =>
        last.text === '' ? { ...last, text: prefixOf(countryOf(last.country)) } : last,
      ),
  }
}
