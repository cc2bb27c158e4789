import { useMemo } from 'react'
import type { Locale } from '#schema/codes/locales.ts'
import type { Failure } from '#schema/rules/validation/checkField.ts'
import { failureText, type RuleTexts } from '#schema/rules/validation/failureText.ts'
import { useSite } from '../../../routing/site.ts'

export interface FailureTexts {
  /** Returns the error text of a failure. */
  textOf: (failure: Failure, own?: RuleTexts) => string
}

export const failureTextsIn = (locale: Locale): FailureTexts => ({
  textOf: (failure, own) => failureText(failure, locale, own),
})

/**
 * Returns only the error texts, for fields checked elsewhere; leaves the rules out of the bundle.
 */
export function useFailureText(): FailureTexts {
  const { locale } = useSite()
  return useMemo(() => failureTextsIn(locale), [locale])
}
