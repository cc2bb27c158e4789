import { useIntl } from 'react-intl'
import { fieldRuleMessages } from './fieldRules.messages.ts'
import type { FieldBounds, FieldRule } from './fieldRules.ts'

/** Says what is wrong with a field, with its own bounds in the sentence. */
export function useRuleText(): (rule: FieldRule, bounds: FieldBounds) => string {
  const { formatMessage } = useIntl()
  return (rule, { minLength = 0, maxLength = 0, min = 0, max = 0 }) =>
    formatMessage(fieldRuleMessages[rule], { length: rule === 'min' ? minLength : maxLength, min, max })
}
