import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'
import css from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS length. The default is a full-width line of text. */
  width?: string
  height?: string
  /** Lines of text; the last one is shorter. */
  lines?: number
  ratio?: number
  round?: boolean
  className?: string
}

/**
 * Reserves the space of content that is loading, at the same size. Set `aria-busy` on the region
 * around it.
 */
export function Skeleton({ width, height, lines = 1, ratio, round, className }: SkeletonProps) {
  const style: CSSProperties = {
    inlineSize: width,
    blockSize: height ?? (ratio ? 'auto' : undefined),
    aspectRatio: ratio,
  }
  if (lines === 1)
    return (
      <span
        aria-hidden="true"
        className={classes(css.skeleton, round && css.round, className)}
        style={style}
      />
    )
  return (
    <span aria-hidden="true" className={classes(css.lines, className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move
        <span key={index} className={css.skeleton} style={style} />
      ))}
    </span>
  )
}
