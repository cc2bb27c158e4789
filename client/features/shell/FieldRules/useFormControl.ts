import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { createFormControl } from 'react-hook-form'

export type FormControl = ReturnType<typeof createFormControl>

type Library = typeof import('./formControl.ts')

let loading: Promise<Library> | undefined

/** Loads react-hook-form and the rules once; a load that failed is tried again with the next call. */
const loadLibrary = (): Promise<Library> => {
  loading ??= import('./formControl.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** What the action found, as texts by field; a new object is a new answer. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

interface LateFormControl {
  /** Null until the library is there. */
  control: FormControl | null
  /** Checks a value; there with the control. */
  checkField: Library['checkField'] | null
  /** Brings the library. @throws where it doesn't arrive */
  load: () => Promise<void>
  /** Notes that a field was left; it is checked once the library is there. */
  leave: (name: string) => void
  /** What is wrong with a field: what the action found, until react-hook-form takes it over and it is mended. */
  errorOf: (name: string) => string | undefined
}

/** A form's state in react-hook-form, which is loaded when it is needed: before that the form has the browser's own fields. */
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
  // before the next event: the control could find a broken rule unseen
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
    // an error of a field that isn't there would never go away
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
