import { classes } from '../classes.ts'
import css from './Picture.module.css'

type PictureFormat = 'avif' | 'webp' | 'jpg'

type PictureProps = {
  /** Returns the address of the variant that is `width` pixels wide. */
  src: (width: number, format: PictureFormat) => string
  /** Empty for a decorative picture. */
  alt: string
  /** Width over height; reserves the space before the picture loads. */
  ratio?: number
  /** Available widths in pixels, ascending. */
  widths?: readonly number[]
  /** As in HTML: display width per screen width. */
  sizes?: string
  /** Average color, shown until the picture loads. */
  color?: string
  /** For the page's main picture: loads it eagerly and first. */
  priority?: boolean
  rounded?: boolean
  /** Fills a positioned parent instead of keeping its own ratio. */
  cover?: boolean
  className?: string
}

const usualWidths: readonly number[] = [320, 480, 768, 1152, 1600]

/**
 * Shows a picture in AVIF and WebP in all available widths, in a box of constant size. The few
 * browsers without both formats get a JPEG of medium width.
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
