import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import css from './Rating.module.css'
import { starRow, starRowWidth } from './stars.ts'

type RatingProps = {
  /** 0 to 5, fractions allowed; values outside are clamped. */
  value: number
  /** Text for screen readers in place of the stars, e.g. “4.8 out of 5”. */
  label: string
  /** Number after the stars, already formatted. */
  figure?: ReactNode
  /** Number of reviews, already formatted. */
  count?: ReactNode
  /** One star and the number, for cards and other narrow places. */
  short?: boolean
  className?: string
}

/** Shows a rating: five stars filled to the fraction. */
export function Rating({ value, label, figure, count, short, className }: RatingProps) {
  return (
    <span className={classes(css.rating, className)}>
      {short ? (
        <svg className={css.star} viewBox="1 0 20 20" role="img" aria-label={label}>
          <path className={css.full} d={starRow[0]} />
        </svg>
      ) : (
        <svg className={css.stars} viewBox="0 0 108 20" role="img" aria-label={label}>
          <path className={css.empty} d={starRow.join('')} />
          <svg width={starRowWidth(value)} height="20" aria-hidden="true">
            <path className={css.full} d={starRow.join('')} />
          </svg>
        </svg>
      )}
      {figure !== undefined && <span className={css.figure}>{figure}</span>}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </span>
  )
}
