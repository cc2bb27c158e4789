import { type RefObject, useEffect } from 'react'
import { useFailureText } from '../../shell/FieldRules/useFailureText.ts'
import type { LogInRefusal } from './logInRefusal.ts'

/** What each field has to say about a refusal; the first that is wrong takes the focus. */
export function useFieldErrors(
  refusal: LogInRefusal | null,
  form: RefObject<HTMLFormElement | null>,
): (name: string) => string | undefined {
  const { textOf } = useFailureText()
  useEffect(() => {
    if (refusal?.kind === 'invalid' || refusal?.kind === 'login' || refusal?.kind === 'code')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal, form])
  return (name) => {
    const failure = refusal?.kind === 'invalid' ? refusal.fields[name] : undefined
    return failure && textOf(failure)
  }
}
