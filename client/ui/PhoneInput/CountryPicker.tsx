import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { classes } from '../classes.ts'
import field from '../Field/Field.module.css'
import { search } from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import { countriesIn, findCountries, searchedCode } from './countrySearch.ts'
import { dialCodes } from './dialCodes.ts'
import { Flag } from './Flag.tsx'
import css from './PhoneInput.module.css'
import type { PhoneLabels } from './phoneLabels.ts'

type CountryPickerProps = {
  language: string
  /** ISO code; null for none. */
  chosen: string | null
  onChoose: (code: string) => void
  /** Called with the digits of a dial code without a country. */
  onTakeCode: (dial: string) => void
  labels: PhoneLabels
}

/** Searches the list of countries by name or dial code; arrows move, Enter selects. */
export function CountryPicker({
  language,
  chosen,
  onChoose,
  onTakeCode,
  labels,
}: CountryPickerProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const countries = useMemo(() => countriesIn(language, dialCodes), [language])
  const found = findCountries(countries, query)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ code }) => code === chosen),
    ),
  )
  const current = found[active]

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (current)
      document.getElementById(`${id}-${current.code}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const look = (text: string) => {
    setQuery(text)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    const to = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    }[event.key]
    if (to !== undefined) setActive(Math.min(last, Math.max(0, to)))
    else if (event.key === 'Enter' && current) onChoose(current.code)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <div className={css.picker}>
      <span className={css.searchBox}>
        <Icon glyph={search} className={field.icon} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={labels.search}
          placeholder={labels.search}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={current && `${id}-${current.code}`}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => look(event.target.value)}
          onKeyDown={onKeyDown}
          className={classes(field.input, field.afterIcon)}
        />
      </span>
      <div
        id={id}
        role="listbox"
        aria-label={labels.country}
        className={css.list}
        hidden={found.length === 0}
      >
        {found.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the search field, whose keys select a country
          <div
            key={country.code}
            id={`${id}-${country.code}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.code === chosen}
            data-active={index === active || undefined}
            onClick={() => onChoose(country.code)}
            className={css.option}
          >
            <Flag country={country.code} />
            <span>{country.name}</span>
            <span className={css.dial}>+{country.dial}</span>
          </div>
        ))}
      </div>
      <div role="status" className={found.length === 0 ? css.nothing : undefined}>
        {found.length === 0 && (
          <NothingFound
            code={searchedCode(query)}
            labels={labels}
            onTakeCode={onTakeCode}
            onSearchByCode={() => {
              look('+')
              input.current?.focus()
            }}
          />
        )}
      </div>
    </div>
  )
}

type NothingFoundProps = Pick<CountryPickerProps, 'labels' | 'onTakeCode'> & {
  /** Digits that were searched for as a dial code; null for anything else. */
  code: string | null
  onSearchByCode: () => void
}

/** Offers to take the dial code that was typed, else to search by one. */
function NothingFound({ code, labels, onTakeCode, onSearchByCode }: NothingFoundProps) {
  return (
    <>
      <p>{labels.nothingFound}</p>
      {code === null ? (
        <Button size="s" onClick={onSearchByCode}>
          {labels.searchByCode}
        </Button>
      ) : (
        <Button size="s" onClick={() => onTakeCode(code)}>
          {labels.takeCode(`+${code}`)}
        </Button>
      )}
    </>
  )
}
