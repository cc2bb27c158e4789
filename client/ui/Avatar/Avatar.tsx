import { classes } from '../classes.ts'
import css from './Avatar.module.css'
import { colorOf, initials } from './person.ts'

type AvatarProps = {
  name: string
  /** Address of a square picture. */
  src?: string
  /** Pixels. */
  size?: number
  /** For an organization rather than a person. */
  square?: boolean
  className?: string
}

const tones = [css.pine, css.ochre, css.lake, css.plum, css.ink]

/**
 * Shows a photo, or two initials on one of five colors. Hidden from screen readers: the name is
 * beside it.
 */
export function Avatar({ name, src, size = 48, square, className }: AvatarProps) {
  const shape = classes(css.avatar, square && css.square, className)
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={shape}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={classes(shape, tones[colorOf(name)])}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.38) }}
    >
      {initials(name)}
    </span>
  )
}
