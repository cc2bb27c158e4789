import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { createFormControl } from 'react-hook-form'

export type FormControl = ReturnType<typeof createFormControl>

type Library = typeof import('./formControl.ts')

let loading: Promise<Library> | undefined

/** Loads react-hook-form and the rules once; the next call retries a failed load. */
const loadLibrary = (): Promise<Library> => {
  loading ??= import('./formControl.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The action's errors, as texts by field; a new object means a new response. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

interface LateFormControl {
  /** Null until the library is loaded. */
  control: FormControl | null
  /** Checks a value; null until the library is loaded. */
  checkField: Library['checkField'] | null
  /** Loads the library. @throws if it doesn't arrive */
  load: () => Promise<void>
  /** Records that a field was left; it is checked once the library is loaded. */
  leave: (name: string) => void
  /**
   * Returns a field's error: the action's, until react-hook-form takes over and the field is
   * corrected.
   */
  errorOf: (name: string) => string | undefined
}

/**
 * Returns a form's state in react-hook-form, loaded on demand: until then the form uses native
 * fields.
 */
export function useFormControl(
  form: RefObject<HTMLFormElement | null>,
  answer: object | null,
  errors: FieldErrors,
): LateFormControl {
  const [library, setLibrary] = useState<{
    control: FormControl
    checkField: Library['checkField']
  } | null>(null)
  const control = library?.control ?? null
  const [, setChanges] = useState(0)
  const load = useCallback(async (): Promise<void> => {
    const { createFormControl: create, checkField } = await loadLibrary()
    setLibrary((known) => known ?? { control: create({ mode: 'onTouched' }), checkField })
  }, [])
  // before the next event: otherwise the control could find a broken rule unnoticed
  useLayoutEffect(() => {
    if (!control) return
    return control.subscribe({
      formState: { errors: true },
      callback: () => setChanges((count) => count + 1),
    })
  }, [control])

  const latest = useRef(errors)
  latest.current = errors
  const applied = useRef<object | null>(null)
  useLayoutEffect(() => {
    if (!control) return
    applied.current = answer
    control.clearErrors()
    // the error of a missing field would never disappear
    for (const [name, message] of Object.entries(latest.current))
      if (message && form.current?.elements.namedItem(name)) control.setError(name, { message })
  }, [control, answer, form])

  const left = useRef(new Set<string>())
  useLayoutEffect(() => {
    if (control && left.current.size > 0) void control.trigger([...left.current])
  }, [control])
  const leave = (name: string): void => {
    if (!control) left.current.add(name)
  }
  const errorOf = (name: string): string | undefined =>
    control && applied.current === answer
      ? control.getFieldState(name).error?.message
      : errors[name]
  return { control, checkField: library?.checkField ?? null, load, leave, errorOf }
}
