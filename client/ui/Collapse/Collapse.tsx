import { type ReactNode, useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import css from './Collapse.module.css'

/** Milliseconds of the way from one rest to the other. */
const duration = 300

export type CollapseState = 'collapsed' | 'expanding' | 'expanded' | 'collapsing'

type CollapseProps = {
  open: boolean
  children: ReactNode
  /** Told of every step, the two on the way too. */
  onState?: (state: CollapseState) => void
  /** For the `aria-controls` of what opens it. */
  id?: string
  className?: string
}

/**
 * Content that opens and closes at a control's word, where that control stands elsewhere; a title with its content is a
 * Disclosure. What is closed can't be reached by keys.
 */
export function Collapse({ open, children, onState, id, className }: CollapseProps) {
  const [state, setState] = useState<CollapseState>(open ? 'expanded' : 'collapsed')
  const wanted = open ? 'expanded' : 'collapsed'
  const step = open ? 'expanding' : 'collapsing'
  // while rendering, so that no frame shows the old state
  if (state !== wanted && state !== step) setState(step)

  useEffect(() => {
    if (state === 'expanded' || state === 'collapsed') return
    const timer = setTimeout(setState, duration, state === 'expanding' ? 'expanded' : 'collapsed')
    return () => clearTimeout(timer)
  }, [state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no new state
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
