import { Picture } from '../../../ui/Picture/Picture.tsx'

interface MediaPictureProps {
  /** The API's Media or CardMedia. */
  media: { alt: string; color: string; width: number; height: number; urlTemplate: string | null }
  /** As in HTML: display width per screen width. */
  sizes: string
  /** Width over height of the box; the picture's own by default. */
  ratio?: number
  /** For the page's main picture. */
  priority?: boolean
  rounded?: boolean
  /** Fills a positioned parent. */
  cover?: boolean
  /** For pictures whose content is also in the text beside them. */
  decorative?: boolean
  /** Never wider than half a screen: leaves out the largest variants. */
  small?: boolean
  className?: string
}

/** Widths of the server's variants, in pixels. */
const widths = [320, 480, 640, 960, 1280, 1920] as const
const smallWidths = [320, 480, 640, 960] as const

/**
 * Shows a catalog picture in every available width and format; its average color where it has no
 * file.
 */
export function MediaPicture({ media, ratio, decorative, small, ...rest }: MediaPictureProps) {
  const { urlTemplate, color, alt, width, height } = media
  const own = width > 0 && height > 0 ? width / height : undefined
  return (
    <Picture
      {...rest}
      src={(pixels, format) =>
        (urlTemplate ?? '').replace('{width}', String(pixels)).replace('{format}', format)
      }
      widths={small ? smallWidths : widths}
      ratio={ratio ?? own}
      color={color}
      alt={decorative ? '' : alt}
    />
  )
}
