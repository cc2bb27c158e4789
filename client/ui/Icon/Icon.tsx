import type { SVGProps } from 'react'
import { classes } from '../classes.ts'
import css from './Icon.module.css'

export type IconProps = {
  /**
   * Path data on a 24 × 24 grid: import a glyph from the group files beside, so that a page
   * includes only those it uses.
   */
  glyph: string
  size?: 's' | 'm' | 'l' | 'xl'
  /** Fills the outline, as for a heart that is on. */
  filled?: boolean
  /** Only for an icon whose meaning is in no text near it. */
  label?: string
} & Omit<SVGProps<SVGSVGElement>, 'children'>

/**
 * Shows a glyph in the color of the text around it, hidden from assistive technology unless it has
 * a label.
 */
export function Icon({ glyph, size = 'm', filled, label, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={classes(css.icon, size !== 'm' && css[size], filled && css.filled, className)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={glyph} />
    </svg>
  )
}
