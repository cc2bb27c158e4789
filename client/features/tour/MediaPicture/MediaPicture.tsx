import { Picture } from '../../../ui/Picture/Picture.tsx'

interface MediaPictureProps {
  /** The API's Media or CardMedia. */
  media: { alt: string; color: string; width: number; height: number; urlTemplate: string | null }
  /** As in HTML: how wide it stands at which screen width. */
  sizes: string
  /** Width over height of its place; left out, the picture's own. */
  ratio?: number
  /** For the one picture that makes the first impression. */
  priority?: boolean
  rounded?: boolean
  /** Fills a positioned parent. */
  cover?: boolean
  /** Where the words beside it say the same. */
  decorative?: boolean
  /** Never wider than half a screen: the largest variants stay out of the page. */
  small?: boolean
  className?: string
}

/** Widths that the server draws, in pixels. */
const widths = [320, 480, 640, 960, 1280, 1920] as const
const smallWidths = [320, 480, 640, 960] as const

/** A picture of the catalogue in every width and format there is; its mean colour where it has no file. */
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
