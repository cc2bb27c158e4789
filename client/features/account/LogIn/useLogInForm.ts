import { useCallback, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import type { Rules } from '#schema/rules/validation/checkField.ts'
import type { RuleTexts } from '#schema/rules/validation/failureText.ts'
import { useRuleForm } from '../../shell/FieldRules/useRuleForm.ts'
import type { LogInRefusal } from './logInRefusal.ts'

interface LogInFormOptions<Name extends string> {
  rules: Readonly<Record<Name, Rules>>
  texts?: Partial<Record<Name, RuleTexts>>
  /** The action's result. */
  refusal: LogInRefusal | null
}

type LogInForm<Name extends string> = ReturnType<typeof useRuleForm<Name>> & {
  /** Sends the last input again, with a captcha solution. */
  tryWithCaptcha: (captcha: string) => void
}

/** Returns an account form whose action may require a captcha first. */
export function useLogInForm<Name extends string = never>({
  rules,
  texts,
  refusal,
}: LogInFormOptions<Name>): LogInForm<Name> {
  const submit = useSubmit()
  /** Name and value of the pressed button, which may be gone when the captcha is solved. */
  const pressed = useRef<[name: string, value: string] | null>(null)
  const post = useCallback(
    (form: HTMLFormElement, captcha?: string): void => {
      const data = new FormData(form)
      if (pressed.current) data.set(...pressed.current)
      if (captcha !== undefined) data.set('captcha', captcha)
      submit(data, { method: 'post' })
    },
    [submit],
  )
  const ruleForm = useRuleForm({
    rules,
    texts,
    failures: refusal?.kind === 'invalid' ? refusal.fields : null,
    send: (form, submitter) => {
      pressed.current = submitter?.name ? [submitter.name, submitter.value] : null
      post(form)
    },
  })
  const { ref } = ruleForm.form
  const tryWithCaptcha = useCallback(
    (captcha: string) => ref.current && post(ref.current, captcha),
    [ref, post],
  )
  useEffect(() => {
    // these two are also shown at a field
    if (refusal?.kind === 'login' || refusal?.kind === 'code')
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal, ref])
  return { ...ruleForm, tryWithCaptcha }
}
