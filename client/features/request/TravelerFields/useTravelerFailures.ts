import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { checkField } from '#schema/rules/validation/checkField.ts'
import { isEmpty } from '#schema/rules/validation/ruleChecks.ts'
import { isBarePrefix } from '../../shell/FieldRules/barePrefix.ts'
import { useFieldRules } from '../../shell/FieldRules/useFieldRules.ts'
import { travelerFieldsMessages as messages } from './travelerFields.messages.ts'
import {
  type InputFailures,
  type TravelerField,
  type TripDays,
  travelerFieldNames,
  travelerRules,
} from './travelerValues.ts'

interface TravelerFailures {
  errorOf: (name: string) => string | undefined
  onBlur: (event: FocusEvent<HTMLFormElement>) => void
}

const fieldOf = (name: string): TravelerField | undefined =>
  travelerFieldNames.find((known) => name === known || name.endsWith(`.${known}`))

/**
 * Returns the errors of a traveler form: those from its action, updated field by field on blur. The
 * first broken field of a response takes the focus.
 * @param answered null where the last response was about something else
 */
export function useTravelerFailures(
  form: RefObject<HTMLFormElement | null>,
  answered: InputFailures | null | undefined,
  days: TripDays,
): TravelerFailures {
  const { formatMessage } = useIntl()
  const { textOf } = useFieldRules()
  const [failures, setFailures] = useState<InputFailures>(answered ?? {})
  useEffect(() => {
    if (answered === undefined) return
    setFailures(answered ?? {})
    const [first] = Object.keys(answered ?? {})
    const field = first === undefined ? null : form.current?.elements.namedItem(first)
    if (!(field instanceof HTMLElement)) return
    field.closest('details')?.setAttribute('open', '')
    field.focus()
  }, [answered, form])

  /** Checks a field again on blur: removes or sets its error. An empty field gets no error. */
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>): void => {
    const field: unknown = target
    if (
      !(
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement
      )
    )
      return
    const { name, value } = field
    const own = fieldOf(name)
    if (!own) return
    const failure =
      isEmpty(value) || isBarePrefix(value) ? null : checkField(value, travelerRules(days)[own])
    setFailures(({ [name]: _before, ...others }) =>
      failure ? { ...others, [name]: failure } : others,
    )
  }

  const ownTexts: Partial<Record<TravelerField, string>> = {
    birthday: formatMessage(messages.birthdayWrong),
    passportNumber: formatMessage(messages.passportNumberWrong),
    passportExpiresOn: formatMessage(messages.passportExpired),
  }
  const errorOf = (name: string): string | undefined => {
    const failure = failures[name]
    const own = fieldOf(name)
    const incorrect = own && ownTexts[own]
    return failure && textOf(failure, incorrect ? { incorrect } : {})
  }
  return { errorOf, onBlur }
}
