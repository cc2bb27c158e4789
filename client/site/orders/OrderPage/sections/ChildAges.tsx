import { useIntl } from 'react-intl'
import { maxChildAge } from '#schema/codes/bookings.ts'
import type { Failure } from '#schema/rules/validation/checkField.ts'
import { useFailureText } from '../../../../features/shell/FieldRules/useFailureText.ts'
import { Select } from '../../../../ui/Field/Select.tsx'
import { orderLaterMessages as messages } from '../orderLater.messages.ts'
import css from './ChildAges.module.css'

interface ChildAgesProps {
  /** Number of children. */
  count: number
  /** Chosen age of each child; empty or missing where none is chosen. */
  ages: readonly string[]
  /** Minimum age in years. */
  minAge: number
  /** First local day of the departure, yyyy-MM-dd, on which the ages count. */
  start: string
  /** Whether some ages have a child price. */
  hasOwnPrices: boolean
  /** Whether the form was sent with an age missing. */
  isMissing: boolean
  /** The rule that the API found broken. */
  failure: Failure | undefined
  onAges: (ages: readonly string[]) => void
}

/** Age fields for the children, from the tour's minimum age. */
export function ChildAges({
  count,
  ages,
  minAge,
  start,
  hasOwnPrices,
  isMissing,
  failure,
  onAges,
}: ChildAgesProps) {
  const { formatMessage, formatDate } = useIntl()
  const { textOf } = useFailureText()
  const day = formatDate(`${start}T00:00:00Z`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const years = Array.from({ length: maxChildAge - minAge + 1 }, (_, i) => minAge + i)
  const positions = Array.from({ length: count }, (_, i) => i)
  const errorAt = (position: number): string | undefined => {
    if (isMissing) return ages[position] ? undefined : textOf({ rule: 'required', parameters: {} })
    if (!failure || failure.rule === 'required' || position > 0) return undefined
    return failure.rule === 'minValue'
      ? formatMessage(messages.tooYoung, { age: minAge })
      : textOf(failure)
  }
  return (
    <fieldset className={css.ages}>
      <legend>{formatMessage(messages.agesLegend, { children: count, day })}</legend>
      <p className={css.hint}>
        {formatMessage(hasOwnPrices ? messages.agesHint : messages.agesHintSame)}
      </p>
      <div className={css.fields}>
        {positions.map((position) => (
          <Select
            key={position}
            name="childAges"
            label={formatMessage(messages.ageOf, { number: position + 1 })}
            compact
            required
            value={ages[position] ?? ''}
            onChange={(event) =>
              onAges(
                positions.map((other) =>
                  other === position ? event.target.value : (ages[other] ?? ''),
                ),
              )
            }
            error={errorAt(position)}
            options={[
              { value: '', text: formatMessage(messages.chooseAge) },
              ...years.map((age) => ({
                value: String(age),
                text: formatMessage(messages.age, { age }),
              })),
            ]}
          />
        ))}
      </div>
    </fieldset>
  )
}
