import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { close } from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import css from './Chip.module.css'

type ChipProps = {
  children: ReactNode
  icon?: string
  /** Small number after the text. */
  count?: ReactNode
  className?: string
} & (
  | {
      /** Switch. */ pressed: boolean
      onPress: () => void
      disabled?: boolean
      href?: undefined
      removeLabel?: undefined
    }
  | {
      /** Link; with `removeLabel` it shows a cross and removes the item. */ href: string
      current?: boolean
      removeLabel?: string
      onPress?: () => void
      pressed?: undefined
    }
  | {
      /** Button with a cross. */ removeLabel: string
      onPress: () => void
      href?: undefined
      pressed?: undefined
    }
  | {
      /** Plain text. */ href?: undefined
      pressed?: undefined
      removeLabel?: undefined
      onPress?: undefined
    }
)

/** Shows a small rounded label: a switch, a link, or a removable item. Screen readers get `removeLabel`, “Remove: …”. */
export function Chip(props: ChipProps) {
  const { children, icon, count, className, href, pressed, removeLabel, onPress } = props
  const inside = (
    <>
      {icon && <Icon glyph={icon} size="s" />}
      <span>{children}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
      {removeLabel && <Icon glyph={close} size="s" className={css.cross} />}
    </>
  )
  if (href !== undefined)
    return (
      <Link
        href={href}
        aria-label={removeLabel}
        aria-current={props.current ? 'true' : undefined}
        onClick={onPress}
        className={classes(
          css.chip,
          css.active,
          (removeLabel || props.current) && css.on,
          className,
        )}
      >
        {inside}
      </Link>
    )
  if (pressed !== undefined)
    return (
      <button
        type="button"
        aria-pressed={pressed}
        disabled={props.disabled}
        onClick={onPress}
        className={classes(css.chip, css.active, pressed && css.on, className)}
      >
        {inside}
      </button>
    )
  if (removeLabel)
    return (
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onPress}
        className={classes(css.chip, css.active, css.on, className)}
      >
        {inside}
      </button>
    )
  return <span className={classes(css.chip, className)}>{inside}</span>
}
