/** Widths in pixels that pages may ask for; heights follow from 3:2. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const

/** 'og' is the 1200×630 cut that messengers and networks show beside a link; only as JPEG. */
export type PictureWidth = (typeof pictureWidths)[number] | 'og'
export type PictureFormat = (typeof pictureFormats)[number]
export type PictureVariant = { width: PictureWidth; format: PictureFormat }

const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const

/** Address of one rendering of a scene, below the site's root. */
export const pictureUrl = (key: string, width: PictureWidth, format: PictureFormat) =>
  `/pictures/${key}/${width}.${extensions[format]}`

/** True for a width and a format that we render; everything else would let strangers fill the disk. */
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

/** Reads the last part of a picture's address, "640.avif"; null when it names no variant of ours. */
export const parsePictureFile = (name: string): PictureVariant | null => {
  const [, stem, extension] = /^(og|[1-9]\d{2,3})\.(avif|webp|jpg)$/.exec(name) ?? []
  const variant = {
    width: stem === 'og' ? stem : Number(stem),
    format: extension === 'jpg' ? 'jpeg' : extension,
  }
  return isPictureVariant(variant) ? variant : null
}
