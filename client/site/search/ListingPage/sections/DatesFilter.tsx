import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { filterMessages as messages } from '../listingPage.messages.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './Filters.module.css'

/** The span in which the whole trip has to lie. */
export function DatesFilter({ search: { filter, apply } }: { search: ListingSearch }) {
  const { formatMessage } = useIntl()
  return (
    <fieldset className={css.dates}>
      <legend className={css.legend}>{formatMessage(messages.dates)}</legend>
      <DateInput
        label={formatMessage(messages.dateFrom)}
        name="dateFrom"
        value={filter.dateFrom}
        onChange={(dateFrom) => apply({ dateFrom })}
      />
      <DateInput label={formatMessage(messages.dateTo)} name="dateTo" value={filter.dateTo} onChange={(dateTo) => apply({ dateTo })} />
    </fieldset>
  )
}

interface DateInputProps {
  label: string
  name: string
  value: string | null
  onChange: (value: string | null) => void
}

/** While a year is typed, the browser reports years like 0002: they stay in the field and ask for nothing. */
function DateInput({ label, name, value, onChange }: DateInputProps) {
  const [text, setText] = useState(value ?? '')
  useEffect(() => setText(value ?? ''), [value])
  return (
    <TextInput
      type="date"
      compact
      label={label}
      name={name}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        if (target.value === '' || target.value >= '2000') onChange(target.value || null)
      }}
    />
  )
}
