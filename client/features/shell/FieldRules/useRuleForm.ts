import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSubmit } from 'react-router'
import type { Failure, Rules } from '#schema/rules/validation/checkField.ts'
import type { RuleTexts } from '#schema/rules/validation/failureText.ts'
import { useIsHydrated } from '../../../routing/useIsHydrated.ts'
import { useIsSending } from '../../../routing/useIsSending.ts'
import { isBarePrefix } from './barePrefix.ts'
import { attributesOf } from './fieldAttributes.ts'
import { useFailureText } from './useFailureText.ts'
import { type FormControl, useFormControl } from './useFormControl.ts'

type Submitter = HTMLButtonElement | HTMLInputElement | null

interface RuleFormOptions<Name extends string> {
  /** The rules that the API checks too, by field. Fields that aren't rendered are not checked. */
  rules: Readonly<Record<Name, Rules>>
  /** Texts that replace those of some rules of a field. */
  texts?: Partial<Record<Name, RuleTexts>>
  /**
   * The action's broken rules by field; a new object means a new response. Null where the response
   * was about something else.
   */
  failures?: Readonly<Partial<Record<string, Failure>>> | null | undefined
  /** Sends a form without broken rules; by default to its action through the router. */
  send?: (form: HTMLFormElement, submitter: Submitter) => void
}

interface FieldProps {
  name: string
  required: boolean
  maxLength: number | undefined
  error: string | undefined
  ref: UseFormRegisterReturn['ref'] | undefined
  onChange:
    | ((event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void)
    | undefined
  onBlur:
    | ((event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void)
    | undefined
}

interface PhoneFieldProps extends Pick<FieldProps, 'name' | 'required' | 'error' | 'ref'> {
  onChange: (value: { text: string }) => void
}

interface RuleForm<Name extends string> {
  /** Spread into the `<form method="post">`. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: boolean
    onFocus: () => void
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Spread into a `TextInput`, `TextArea` or `Select`, in the order in which broken fields take the focus. */
  field: (name: Name) => FieldProps
  /** The same for a `PhoneInput`, which itself marks an invalid number on blur. */
  phoneField: (name: Name) => PhoneFieldProps
  /** Checks a field now, for one that reports no blur; does nothing until the library is loaded. */
  check: (name: Name) => void
  /**
   * Drops the state of fields. Call it when fields leave the page and others take their names:
   * otherwise react-hook-form writes the old values into the new fields.
   */
  forget: (names: readonly Name[]) => void
  isBusy: boolean
}

/**
 * Returns the props of a form: HTML that posts natively without scripts. With them, react-hook-form
 * checks the API's rules while visitors type, and the form posts to the same action via the router.
 * The library loads when the form gets the focus. Without it, offline, only the action checks.
 */
export function useRuleForm<Name extends string>({
  rules,
  texts,
  failures = null,
  send,
}: RuleFormOptions<Name>): RuleForm<Name> {
  const { textOf } = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  // from then on the rules' own texts replace the browser's
  const isHydrated = useIsHydrated()
  const names = namesOf(rules)
  const errors: Record<string, string> = {}
  for (const name of names) {
    const failure = failures?.[name]
    if (failure) errors[name] = textOf(failure, texts?.[name])
  }
  const { control, checkField, load, leave, errorOf } = useFormControl(form, failures, errors)
  const { onSubmit, isBusy } = useCheckedSubmit(form, {
    control,
    load,
    send,
    isUnchecked: names.length === 0,
  })
  useEffect(() => focusFirst(form.current, failures), [failures])

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>): void => {
    const name = names.find((known) => known === target.getAttribute('name'))
    if (name) leave(name)
  }
  const validateBy =
    (name: Name, read = (value: unknown): unknown => value) =>
    (value: unknown, values: Record<string, unknown>): string | true => {
      const failure = checkField?.(read(value), rules[name], { name, values })
      return failure ? textOf(failure, texts?.[name]) : true
    }
  const field: RuleForm<Name>['field'] = (name) => {
    const {
      ref,
      onChange,
      onBlur: onLeave,
    } = control?.register(name, { validate: validateBy(name) }) ?? {}
    return {
      name,
      ...attributesOf(rules[name]),
      error: errorOf(name),
      ref,
      onChange,
      onBlur: onLeave,
    }
  }
  const phoneField: RuleForm<Name>['phoneField'] = (name) => {
    const validate = validateBy(name, (value) =>
      typeof value === 'string' && isBarePrefix(value) ? '' : value,
    )
    const known = control?.register(name, { validate })
    return {
      name,
      required: attributesOf(rules[name]).required,
      error: errorOf(name),
      ref: known?.ref,
      onChange: ({ text }) =>
        void known?.onChange({ type: 'change', target: { name, value: text } }),
    }
  }
  const onFocus = () => void load().catch(() => {})
  return {
    form: { ref: form, noValidate: isHydrated, onFocus, onBlur, onSubmit },
    field,
    phoneField,
    check: (name) => void control?.trigger(name),
    forget: (dropped) => control?.unregister(dropped),
    isBusy,
  }
}

interface CheckedSubmitOptions {
  control: FormControl | null
  load: () => Promise<void>
  send: RuleFormOptions<string>['send']
  /** Whether there is nothing to check. */
  isUnchecked: boolean
}

/**
 * Sends a form once no rule is broken, even if the button was pressed before the library was
 * loaded.
 */
function useCheckedSubmit(
  form: RefObject<HTMLFormElement | null>,
  { control, load, send, isUnchecked }: CheckedSubmitOptions,
) {
  const submit = useSubmit()
  const isBusy = useIsSending()
  const dispatch = (element: HTMLFormElement, submitter: Submitter): void => {
    if (send) send(element, submitter)
    else submit(submitter ?? element, { preventScrollReset: true })
  }
  const check = (known: FormControl, submitter: Submitter): void => {
    const element = form.current
    if (element)
      void known.handleSubmit(
        () => dispatch(element, submitter),
        () => openFolded(element, known),
      )()
  }
  const wanted = useRef<{ submitter: Submitter } | null>(null)
  const checkLater = useRef(check)
  checkLater.current = check
  useEffect(() => {
    if (!control || !wanted.current) return
    checkLater.current(control, wanted.current.submitter)
    wanted.current = null
  }, [control])

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const element = event.currentTarget
    const submitter = submitterOf(event)
    if (isBusy) return
    if (submitter?.formNoValidate || isUnchecked) dispatch(element, submitter)
    else if (control) check(control, submitter)
    else {
      wanted.current = { submitter }
      load().catch(() => {
        wanted.current = null
        dispatch(element, submitter)
      })
    }
  }
  return { onSubmit, isBusy }
}

const namesOf = <Name extends string>(rules: Readonly<Record<Name, Rules>>): Name[] =>
  Object.keys(rules) as Name[]

const submitterOf = ({ nativeEvent }: FormEvent<HTMLFormElement>): Submitter => {
  const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement
    ? submitter
    : null
}

const unfold = (field: Element): void => field.closest('details')?.setAttribute('open', '')

/**
 * Moves the focus to the first field that the action found broken, and opens a folded part around
 * it.
 */
function focusFirst(
  form: HTMLFormElement | null,
  failures: Readonly<Partial<Record<string, Failure>>> | null | undefined,
): void {
  if (!form || !failures) return
  const first = [...form.elements].find((element) => failures[element.getAttribute('name') ?? ''])
  if (!(first instanceof HTMLElement)) return
  unfold(first)
  first.focus()
}

/** Opens the folded part around the first broken field, which couldn't take the focus otherwise. */
function openFolded(form: HTMLFormElement, control: FormControl): void {
  const broken = [...form.elements].find(
    (element) => control.getFieldState(element.getAttribute('name') ?? '').error,
  )
  if (broken) unfold(broken)
}
