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
  /** Only one of those with the same name is open. */
  name?: string
  /** `line` for a list of questions, `card` for a single one, `plain` inside other components. */
  look?: 'line' | 'card' | 'plain'
  id?: string
  className?: string
}

/**
 * Shows a native details element: it opens without scripts, and the browser's search finds its
 * content.
 */
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
