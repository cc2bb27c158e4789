import type { ButtonHTMLAttributes, ElementType, MouseEvent, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link, type LinkProps } from '../Link/Link.tsx'
import css from './Button.module.css'

type Look = {
  /** Use one primary (ochre) button per screen. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 's' | 'm' | 'l'
  /** Glyph before the text. */
  icon?: string
  /** Glyph after the text. */
  iconEnd?: string
  /** As wide as its column. */
  wide?: boolean
  /** Wide only where the column is narrower than a large phone. */
  wideOnPhone?: boolean
  /**
   * Work is in progress: shows a spinner in place of the icon, keeps focus and width, ignores
   * presses.
   */
  busy?: boolean
  /** Renders this element or component instead of a button or a link. */
  as?: ElementType
  children: ReactNode
}

type ButtonProps =
  | (Look &
      ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined; ref?: Ref<HTMLButtonElement> })
  | (Look & LinkProps)

/**
 * Shows a button, or a link of the same look when it has `href`. The default type is `button`; set
 * `type="submit"` in a form.
 */
export function Button({
  look = 'secondary',
  size = 'm',
  icon,
  iconEnd,
  wide,
  wideOnPhone,
  busy,
  as,
  children,
  className,
  ...rest
}: ButtonProps) {
  const Element: ElementType = as ?? (rest.href === undefined ? 'button' : Link)
  const busyProps = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : undefined
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      {...busyProps}
      className={classes(
        css.button,
        css[look],
        size !== 'm' && css[size],
        wide && css.wide,
        wideOnPhone && css.wideOnPhone,
        busy && css.busy,
        className,
      )}
    >
      {icon && <Icon glyph={icon} />}
      <span className={css.text}>{children}</span>
      {iconEnd && <Icon glyph={iconEnd} />}
      {busy && <span className={css.spinner} />}
    </Element>
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
