import type { ButtonHTMLAttributes, ElementType, Ref } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link, type LinkProps } from '../Link/Link.tsx'
import css from './IconButton.module.css'

type Look = {
  glyph: string
  /** Its action, for screen readers. */
  label: string
  /** `plain` has no border, `framed` is for a row of controls, `floating` for a picture. */
  look?: 'plain' | 'framed' | 'floating'
  size?: 's' | 'm'
  /** For a switch such as a heart: sets aria-pressed and fills the glyph. */
  pressed?: boolean
}

type IconButtonProps =
  | (Look &
      Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
        href?: undefined
        ref?: Ref<HTMLButtonElement>
      })
  | (Look & Omit<LinkProps, 'children'>)

/** Shows only an icon on a square button, or on a link when it has `href`. */
export function IconButton({
  glyph,
  label,
  look = 'plain',
  size = 'm',
  pressed,
  className,
  ...rest
}: IconButtonProps) {
  const isLink = rest.href !== undefined
  const Element = (isLink ? Link : 'button') as ElementType
  return (
    <Element
      {...(!isLink && { type: 'button' })}
      aria-pressed={pressed}
      {...rest}
      aria-label={label}
      className={classes(css.button, css[look], size === 's' && css.s, className)}
    >
      <Icon glyph={glyph} filled={pressed} />
    </Element>
  )
}
