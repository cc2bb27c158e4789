import type { ReactNode, ToggleEvent } from 'react'
import { classes } from '../classes.ts'
import { chevronDown } from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import css from './Disclosure.module.css'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  /** Open from the start. */
  open?: boolean
  onToggle?: (open: boolean) => void
  /** Of those that share a name only one is open. */
  name?: string
  /** `line` for a list of questions, `card` for one that stands alone, `plain` inside other things. */
  look?: 'line' | 'card' | 'plain'
  id?: string
  className?: string
}

/** A native details element: opens without scripts, is found by the browser's search on the page. */
export function Disclosure({
  summary,
  children,
  open,
  onToggle,
  name,
  look = 'line',
  id,
  className,
}: DisclosureProps) {
  return (
    <details
      id={id}
      name={name}
      open={open}
      onToggle={
        onToggle && ((event: ToggleEvent<HTMLDetailsElement>) => onToggle(event.currentTarget.open))
      }
      className={classes(css.disclosure, css[look], className)}
    >
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        <Icon glyph={chevronDown} className={css.arrow} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
