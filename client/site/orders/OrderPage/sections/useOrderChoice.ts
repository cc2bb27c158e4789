import { type Dispatch, type RefObject, useEffect, useReducer } from 'react'
import { readForm } from '../../../../routing/readForm.ts'
import { beginChoice, type ChoiceEvent, changeChoice, type OrderChoice } from './orderChoice.ts'

/**
 * Returns the visitor's choice as one state, and takes over what was chosen before scripts started.
 */
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
