import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { Checkbox } from '../../../../ui/Field/Checkbox.tsx'
import type { Choice } from '../facets.ts'
import { filterMessages as messages } from '../listingPage.messages.ts'
import css from './Filters.module.css'

interface ChoiceListProps {
  name: string
  choices: readonly Choice[]
  /** Chosen values. */
  chosen: readonly string[]
  textOf: (choice: Choice) => string
  onToggle: (value: string) => void
}

/** Number of values that are not collapsed; up to two more are shown too rather than collapsed. */
const inSight = 8

/** Checkboxes for several values, each with the number of tours it would find. */
export function ChoiceList({ name, choices, chosen, textOf, onToggle }: ChoiceListProps) {
  const { formatMessage, formatNumber } = useIntl()
  const cut = choices.length > inSight + 2 ? inSight : choices.length
  const folded = choices.slice(cut)
  const [startsOpen] = useState(() => folded.some(({ value }) => chosen.includes(value)))

  const row = (choice: Choice): ReactNode => {
    const isChosen = chosen.includes(choice.value)
    return (
      <Checkbox
        key={choice.value}
        name={name}
        value={choice.value}
        label={textOf(choice)}
        count={formatNumber(choice.count)}
        checked={isChosen}
        disabled={choice.count === 0 && !isChosen}
        onChange={() => onToggle(choice.value)}
      />
    )
  }

  return (
    <>
      {choices.slice(0, cut).map(row)}
      {folded.length > 0 && (
        <details open={startsOpen} className={css.more}>
          <summary>{formatMessage(messages.showAll, { count: folded.length })}</summary>
          {folded.map(row)}
        </details>
      )}
    </>
  )
}
