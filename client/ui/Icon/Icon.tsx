import type { SVGProps } from 'react'
import { classes } from '../classes.ts'
import css from './Icon.module.css'

export type IconProps = {
  /** Path data on a 24 × 24 grid: import a glyph from the group files beside, so that a page ships only the ones it draws. */
  glyph: string
  size?: 's' | 'm' | 'l' | 'xl'
  /** Fills the outline, as for a heart that is on. */
  filled?: boolean
  /** Only when the icon stands alone and says something that no text near it says. */
  label?: string
} & Omit<SVGProps<SVGSVGElement>, 'children'>

/** One glyph in the colour of the text around it, hidden from assistive technology unless it has a label. */
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
