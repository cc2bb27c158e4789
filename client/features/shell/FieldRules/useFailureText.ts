import { useMemo } from 'react'
import type { Locale } from '#schema/codes/locales.ts'
import type { Failure } from '#schema/rules/validation/checkField.ts'
import { failureText, type RuleTexts } from '#schema/rules/validation/failureText.ts'
import { useSite } from '../../../routing/site.ts'

export interface FailureTexts {
  /** What the person reads of a failure. */
  textOf: (failure: Failure, own?: RuleTexts) => string
}

export const failureTextsIn = (locale: Locale): FailureTexts => ({
  textOf: (failure, own) => failureText(failure, locale, own),
})

/** For fields that only show what was found elsewhere: the texts without the rules. */
export function useFailureText(): FailureTexts {
  const { locale } = useSite()
  return useMemo(() => failureTextsIn(locale), [locale])
}
