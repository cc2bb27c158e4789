import type { ButtonHTMLAttributes, ElementType, Ref } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link, type LinkProps } from '../Link/Link.tsx'
import css from './IconButton.module.css'

type Look = {
  glyph: string
  /** What it does, for those who don't see the icon. */
  label: string
  /** `plain` has no edge, `framed` stands in a row of controls, `floating` lies on a picture. */
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

/** A square button, or link when it has `href`, that shows only an icon. */
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
