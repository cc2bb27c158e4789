import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import css from './ProgressBar.module.css'

type ProgressBarProps = {
  label: ReactNode
  hideLabel?: boolean
  /** Absent when the progress is unknown. */
  value?: number
  max?: number
  /** Number on the right, already formatted. */
  figure?: ReactNode
  tone?: 'pine' | 'ochre' | 'brick'
  className?: string
}

/** Shows progress: a native progress element with its label. */
export function ProgressBar({
  label,
  hideLabel,
  value,
  max = 1,
  figure,
  tone = 'pine',
  className,
}: ProgressBarProps) {
  return (
    <label className={classes(css.bar, css[tone], className)}>
      <span className={classes(css.words, hideLabel && css.hidden)}>
        <span>{label}</span>
        {figure !== undefined && <span className={css.figure}>{figure}</span>}
      </span>
      <progress value={value} max={max} className={css.progress} />
    </label>
  )
}
