import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import type { ContactCheck } from './ContactFields.tsx'
import { nextPhase, type SubmitEvent, type SubmitPhase } from './orderSubmission.ts'

interface OrderSubmit {
  /** Handles a press of the button: sends the form once, as soon as its fields are valid. */
  press: () => void
  /** Registers the check of the contact fields. */
  onReady: (check: ContactCheck) => void
  isBusy: boolean
}

/**
 * Sends the order form after checking it.
 * @param answer the action's latest answer
 * @param onChecked called before each attempt with whether a child's age is missing
 */
export function useOrderSubmit(
  form: RefObject<HTMLFormElement | null>,
  answer: object | undefined,
  onChecked: (isAgeMissing: boolean) => void,
): OrderSubmit {
  const submit = useSubmit()
  const isBusy = useIsSending()
  // a ref, not state: the second press of a double click comes before a render
  const phase = useRef<SubmitPhase>('idle')
  const move = useCallback((event: SubmitEvent): SubmitPhase => {
    phase.current = nextPhase(phase.current, event)
    return phase.current
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a response may arrive before any busy state was rendered
  useEffect(() => {
    if (!isBusy) move('answered')
  }, [isBusy, answer, move])

  const contactCheck = useRef<ContactCheck>(undefined)
  const proceed = useCallback(async (): Promise<void> => {
    const check = contactCheck.current
    if (!check || phase.current !== 'wanted' || move('ready') !== 'checking') return
    const missing =
      form.current?.querySelector<HTMLElement>('select[name="childAges"]:invalid') ?? null
    onChecked(missing !== null)
    // if the check itself fails, send anyway: the action checks the fields again
    const isContactRight = await check({ takesFocus: missing === null }).catch(() => true)
    missing?.focus()
    const isRight = missing === null && isContactRight && form.current !== null
    if (move(isRight ? 'passed' : 'refused') === 'sending') submit(form.current)
  }, [form, move, onChecked, submit])

  const press = useCallback(() => {
    move('pressed')
    void proceed()
  }, [move, proceed])
  const onReady = useCallback(
    (check: ContactCheck) => {
      contactCheck.current = check
      void proceed()
    },
    [proceed],
  )
  return { press, onReady, isBusy }
}
