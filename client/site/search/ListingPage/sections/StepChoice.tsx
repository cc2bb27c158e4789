import { useIntl } from 'react-intl'
import { ChipChoice } from '../../../../ui/Chip/ChipChoice.tsx'
import type { Choice } from '../facets.ts'
import { filterMessages as messages } from '../listingPage.messages.ts'
import css from './Filters.module.css'

interface StepChoiceProps {
  /** Name of the field; the panel and the drawer are different forms. */
  name: string
  legend: string
  choices: readonly Choice[]
  /** Chosen value; empty for any. */
  chosen: string
  textOf: (choice: Choice) => string
  onChoose: (value: string) => void
}

/** Radio buttons for one of several values, or any. */
export function StepChoice({ name, legend, choices, chosen, textOf, onChoose }: StepChoiceProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <div role="radiogroup" aria-label={legend} className={css.steps}>
      <ChipChoice
        type="radio"
        name={name}
        value=""
        checked={chosen === ''}
        onChange={() => onChoose('')}
      >
        {formatMessage(messages.any)}
      </ChipChoice>
      {choices.map((choice) => (
        <ChipChoice
          key={choice.value}
          type="radio"
          name={name}
          value={choice.value}
          count={formatNumber(choice.count)}
          checked={choice.value === chosen}
          disabled={choice.count === 0 && choice.value !== chosen}
          onChange={() => onChoose(choice.value)}
        >
          {textOf(choice)}
        </ChipChoice>
      ))}
    </div>
  )
}
