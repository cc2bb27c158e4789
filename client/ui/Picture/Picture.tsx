import { classes } from '../classes.ts'
import css from './Picture.module.css'

type PictureFormat = 'avif' | 'webp' | 'jpg'

type PictureProps = {
  /** Address of the variant that is `width` pixels wide. */
  src: (width: number, format: PictureFormat) => string
  /** Empty for a picture that only decorates. */
  alt: string
  /** Width over height; the room is kept before the picture comes. */
  ratio?: number
  /** Widths in pixels that exist, ascending. */
  widths?: readonly number[]
  /** As in HTML: how wide it stands at which screen width. */
  sizes?: string
  /** Average colour, shown until the picture comes. */
  color?: string
  /** For the one picture that makes the first impression: loaded at once and first. */
  priority?: boolean
  rounded?: boolean
  /** Fills a positioned parent instead of keeping its own ratio. */
  cover?: boolean
  className?: string
}

const usualWidths: readonly number[] = [320, 480, 768, 1152, 1600]

/**
 * A picture in AVIF and WebP in as many widths as there are, for the few browsers with neither a JPEG of middle width, in a box
 * that never changes its size.
 */
export function Picture({
  src,
  alt,
  ratio = 4 / 3,
  widths = usualWidths,
  sizes = '100vw',
  color,
  priority,
  rounded,
  cover,
  className,
}: PictureProps) {
  const set = (format: PictureFormat) => {
    let list = ''
    for (const width of widths) list += `${list && ', '}${src(width, format)} ${width}w`
    return list
  }
  const middle = widths[Math.floor(widths.length / 2)] ?? 768
  return (
    <picture
      className={classes(css.picture, rounded && css.rounded, cover && css.cover, className)}
      style={{ '--ratio': ratio, '--tint': color } as object}
    >
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={src(middle, 'jpg')}
        alt={alt}
        width={middle}
        height={Math.round(middle / ratio)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
