import { type Dispatch, type RefObject, useEffect, useReducer } from 'react'
import { readForm } from '../../../../routing/readForm.ts'
import { beginChoice, type ChoiceEvent, changeChoice, type OrderChoice } from './orderChoice.ts'

/** The visitor's choice as one state. What was chosen in the form before scripts came is taken over. */
export function useOrderChoice(
  form: RefObject<HTMLFormElement | null>,
  first: Parameters<typeof beginChoice>[0],
): [OrderChoice, Dispatch<ChoiceEvent>] {
  const [choice, change] = useReducer(changeChoice, first, beginChoice)
  useEffect(() => {
    if (form.current) change({ type: 'restored', form: readForm(new FormData(form.current)) })
  }, [form])
  return [choice, change]
}
