import { type ClipboardEvent, type CSSProperties, type Ref, useState } from 'react'
import { Field, type FieldText } from '../Field/Field.tsx'
import css from './CodeInput.module.css'

type CodeInputProps = FieldText & {
  /** Number of digits. */
  length?: number
  name?: string
  /** Controlled value; uncontrolled by default. */
  value?: string
  onChange?: (code: string) => void
  /** Called when all digits are entered. */
  onComplete?: (code: string) => void
  disabled?: boolean
  /** For the time of a code's check, when further input would be lost. */
  readOnly?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * Takes the digits of a code that was sent. A single field drawn as cells, so that phones can
 * autofill it and nothing jumps; it accepts only a paste of a whole code.
 */
export function CodeInput(props: CodeInputProps) {
  const {
    length = 5,
    name,
    value,
    onChange,
    onComplete,
    disabled,
    readOnly,
    id,
    ref,
    ...text
  } = props
  const [own, setOwn] = useState('')
  const code = value ?? own

  const change = (typed: string) => {
    const next = typed.replaceAll(/\D/g, '').slice(0, length)
    setOwn(next)
    if (next === code) return
    onChange?.(next)
    if (next.length === length) onComplete?.(next)
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = event.clipboardData.getData('text').trim()
    if (new RegExp(`^\\d{${length}}$`).test(pasted)) change(pasted)
  }

  return (
    <Field {...text} id={id}>
      {(wiring) => (
        <input
          {...wiring}
          ref={ref}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${length}}`}
          maxLength={length}
          name={name}
          value={code}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => change(event.target.value)}
          onPaste={onPaste}
          className={css.input}
          style={{ '--length': length } as CSSProperties}
        />
      )}
    </Field>
  )
}
