import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'
import css from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths. The default is a line of text as wide as its place. */
  width?: string
  height?: string
  /** Lines of text; the last is shorter. */
  lines?: number
  ratio?: number
  round?: boolean
  className?: string
}

/** The place of something that is still coming, of the same size. Say `aria-busy` on the region around it. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={index} className={css.skeleton} style={style} />
      ))}
    </span>
  )
}
