/** What a profile photo may be; everything else is refused before it is read. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** 10 MB: what phones take is smaller. */
export const maxPhotoBytes = 10 * 1024 * 1024

/** Pixels of the shorter side. */
export const minPhotoSide = 64

/** Why a photo was not taken. */
export const photoRefusals = ['type', 'size', 'small', 'broken', 'limit'] as const
export type PhotoRefusal = (typeof photoRefusals)[number]

/** Squares that are kept of a photo, in pixels: beside the name, and large. */
export const photoWidths = [128, 384] as const
export type PhotoWidth = (typeof photoWidths)[number]

/** Where a browser sends a form with the photo in the field `photo`. */
export const photoUploadPath = '/uploads/photo'

/** Address of one square. @param key of the upload, not to be guessed */
export const photoUrl = (key: string, width: PhotoWidth): string =>
  `/uploads/photos/${key}/${width}.webp`
