/** Widths in pixels that pages may request; heights follow from 3:2. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const

/** 'og' is the 1200×630 crop for link previews; JPEG only. */
export type PictureWidth = (typeof pictureWidths)[number] | 'og'
export type PictureFormat = (typeof pictureFormats)[number]
export type PictureVariant = { width: PictureWidth; format: PictureFormat }

const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const

/** Returns the path of one rendering of a scene, from the site's root. */
export const pictureUrl = (key: string, width: PictureWidth, format: PictureFormat) =>
  `/pictures/${key}/${width}.${extensions[format]}`

/**
 * Returns whether we render this width and format; without a fixed list, strangers could fill the
 * disk.
 */
export const isPictureVariant = (variant: {
  width: unknown
  format: unknown
}): variant is PictureVariant => {
  const { width, format } = variant
  if (width === 'og') return format === 'jpeg'
  return (
    pictureWidths.some((entry) => entry === width) &&
    pictureFormats.some((entry) => entry === format)
  )
}

/** Parses the file name of a picture's URL, "640.avif"; null for a variant that we don't render. */
export const parsePictureFile = (name: string): PictureVariant | null => {
  const [, stem, extension] = /^(og|[1-9]\d{2,3})\.(avif|webp|jpg)$/.exec(name) ?? []
  const variant = {
    width: stem === 'og' ? stem : Number(stem),
    format: extension === 'jpg' ? 'jpeg' : extension,
  }
  return isPictureVariant(variant) ? variant : null
}
