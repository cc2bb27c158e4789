import { useMemo } from 'react'
import type { Locale } from '#schema/codes/locales.ts'
import { checkField, type Rules } from '#schema/rules/validation/checkField.ts'
import type { RuleTexts } from '#schema/rules/validation/failureText.ts'
import { useSite } from '../../../routing/site.ts'
import { attributesOf, type FieldAttributes } from './fieldAttributes.ts'
import { type FailureTexts, failureTextsIn } from './useFailureText.ts'

interface FieldRules extends FailureTexts {
  /** For react-hook-form: `register(name, validation(name, rules))`; the error's message is the text. */
  validation: (
    name: string,
    rules: Rules,
    own?: RuleTexts,
  ) => { validate: (value: unknown, values: Record<string, unknown>) => string | true }
  /** Returns the attributes for the same checks by the browser, where scripts don't run. */
  attributes: (rules: Rules) => FieldAttributes
}

const fieldRulesIn = (locale: Locale): FieldRules => {
  const { textOf } = failureTextsIn(locale)
  return {
    textOf,
    validation: (name, rules, own) => ({
      validate: (value, values) => {
        const failure = checkField(value, rules, { name, values })
        return failure ? textOf(failure, own) : true
      },
    }),
    attributes: attributesOf,
  }
}

/**
 * Returns the rules of `schema/rules/validation` for forms, with texts in the page's language:
 * forms and API always agree.
 */
export function useFieldRules(): FieldRules {
  const { locale } = useSite()
  return useMemo(() => fieldRulesIn(locale), [locale])
}
