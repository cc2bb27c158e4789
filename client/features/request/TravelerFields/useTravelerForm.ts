import { useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Rules } from '#schema/rules/validation/checkField.ts'
import type { RuleTexts } from '#schema/rules/validation/failureText.ts'
import { useRuleForm } from '../../shell/FieldRules/useRuleForm.ts'
import { travelerFieldsMessages as messages } from './travelerFields.messages.ts'
import {
  type InputFailures,
  type NameOf,
  type TravelerField,
  type TravelerValues,
  type TripDays,
  travelerFieldNames,
  travelerRules,
} from './travelerValues.ts'

export type TravelerForm = ReturnType<typeof useTravelerForm>

/**
 * Returns the props of a form with one or more travelers. It checks each field when it is left. Its
 * action checks the travelers as a whole, so the form is always sent there: its submit button needs
 * `formNoValidate={form.noValidate}`.
 * @param travelers the names of each traveler's inputs
 * @param failures null where the last response was about something else
 */
export function useTravelerForm(
  travelers: readonly NameOf[],
  failures: InputFailures | null,
  days: TripDays,
) {
  const { formatMessage } = useIntl()
  const rules: Record<string, Rules> = {}
  const texts: Record<string, RuleTexts> = {}
  const ownRules = travelerRules(days)
  for (const nameOf of travelers) {
    for (const own of travelerFieldNames) rules[nameOf(own)] = ownRules[own]
    texts[nameOf('birthday')] = { incorrect: formatMessage(messages.birthdayWrong) }
    texts[nameOf('passportNumber')] = { incorrect: formatMessage(messages.passportNumberWrong) }
    texts[nameOf('passportExpiresOn')] = { incorrect: formatMessage(messages.passportExpired) }
  }
  return useRuleForm({ rules, texts, failures })
}

/**
 * Returns the properties of one traveler's fields. When the traveler leaves the page, the form
 * forgets these fields: another traveler in the same place shows its own values.
 */
export function useTravelerFields(
  { field: fieldOf, phoneField: phoneFieldOf, check, forget }: TravelerForm,
  nameOf: NameOf,
  values: TravelerValues,
) {
  const leave = useRef(() => {})
  leave.current = () => forget(travelerFieldNames.map(nameOf))
  // the cleanup of a layout effect precedes the refs of the fields that follow
  useLayoutEffect(() => () => leave.current(), [])
  const field = (own: TravelerField) => ({ ...fieldOf(nameOf(own)), defaultValue: values[own] })
  const phoneField = (own: 'phone' | 'emergencyPhone') => {
    const name = nameOf(own)
    return { ...phoneFieldOf(name), defaultValue: values[own], onBlur: () => check(name) }
  }
  return { field, phoneField }
}
