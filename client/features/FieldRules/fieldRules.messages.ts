import { defineMessages } from '../../i18n/defineMessages.ts'

/** Texts of the rules (specification section 5). */
export const fieldRuleMessages = defineMessages({
  required: { id: 'fieldRules.required', defaultMessage: 'Required field' },
  email: { id: 'fieldRules.email', defaultMessage: 'Please enter a valid e-mail' },
  phone: { id: 'fieldRules.phone', defaultMessage: 'Please enter a valid phone number' },
  min: { id: 'fieldRules.min', defaultMessage: 'Minimum {length, number} characters' },
  max: { id: 'fieldRules.max', defaultMessage: 'Maximum {length, number} characters' },
  minValue: { id: 'fieldRules.minValue', defaultMessage: 'Minimum {min, number}' },
  maxValue: { id: 'fieldRules.maxValue', defaultMessage: 'Maximum {max, number}' },
  incorrect: { id: 'fieldRules.incorrect', defaultMessage: 'Incorrect value' },
})
