import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { useIsSending } from '../../../routing/useIsSending.ts'

interface LogInForm {
  form: RefObject<HTMLFormElement | null>
  /** The page checks what the browser would: with words of its own. */
  noValidate: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  isBusy: boolean
  /** Sends what was sent last once more, with what solved a captcha. */
  tryWithCaptcha: (captcha: string) => void
}

/** A form that is posted as it stands without scripts, and with them goes to the same action through the router. */
export function useLogInForm(): LogInForm {
  const submit = useSubmit()
  const isBusy = useIsSending()
  const form = useRef<HTMLFormElement>(null)
  /** Name and value of the button that was pressed: it may be gone when the captcha is solved. */
  const pressed = useRef<[name: string, value: string] | null>(null)
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  const send = useCallback(
    (captcha?: string) => {
      if (!form.current) return
      const data = new FormData(form.current)
      if (pressed.current) data.set(...pressed.current)
      if (captcha !== undefined) data.set('captcha', captcha)
      submit(data, { method: 'post' })
    },
    [submit],
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy) return
    const { submitter } = event.nativeEvent as SubmitEvent
    pressed.current = submitter instanceof HTMLButtonElement && submitter.name ? [submitter.name, submitter.value] : null
    send()
  }
  return { form, noValidate: isAlive, onSubmit, isBusy, tryWithCaptcha: send }
}
