import { type ReactNode, useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import css from './Collapse.module.css'

/** Milliseconds that opening or closing takes. */
const duration = 300

export type CollapseState = 'collapsed' | 'expanding' | 'expanded' | 'collapsing'

type CollapseProps = {
  open: boolean
  children: ReactNode
  /** Called with every state, including the two in transition. */
  onState?: (state: CollapseState) => void
  /** Id for the control's `aria-controls`. */
  id?: string
  className?: string
}

/**
 * Opens and closes its content by a control elsewhere; for a title with content use Disclosure. The
 * keyboard can't reach closed content.
 */
export function Collapse({ open, children, onState, id, className }: CollapseProps) {
  const [state, setState] = useState<CollapseState>(open ? 'expanded' : 'collapsed')
  const wanted = open ? 'expanded' : 'collapsed'
  const step = open ? 'expanding' : 'collapsing'
  // during rendering, so that no frame shows the old state
  if (state !== wanted && state !== step) setState(step)

  useEffect(() => {
    if (state === 'expanded' || state === 'collapsed') return
    const timer = setTimeout(setState, duration, state === 'expanding' ? 'expanded' : 'collapsed')
    return () => clearTimeout(timer)
  }, [state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function doesn't change the state
  useEffect(() => {
    onState?.(state)
  }, [state])

  return (
    <div
      id={id}
      data-state={state}
      inert={state === 'collapsed'}
      className={classes(css.collapse, className)}
    >
      <div className={css.content}>{children}</div>
    </div>
  )
}
