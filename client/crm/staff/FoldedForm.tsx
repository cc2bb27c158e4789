import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx'
import css from './StaffFrame.module.css'

interface FoldedFormProps {
  /** What opens it. */
  summary: string
  /** Names the form where it is not seen beside its row. */
  spoken: string
  /** Open from the start. */
  open?: boolean
  children: ReactNode
}

/** A form of a row that asks for more than one press: folded until somebody means it. */
export function FoldedForm({ summary, spoken, open, children }: FoldedFormProps) {
  return (
    <Disclosure summary={summary} look="plain" open={open}>
      <Form method="post" preventScrollReset className={css.form} aria-label={spoken}>
        {children}
      </Form>
    </Disclosure>
  )
}
