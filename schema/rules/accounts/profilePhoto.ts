/** Allowed types of a profile photo; other files are refused before they are read. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** 10 MB: phone photos are smaller. */
export const maxPhotoBytes = 10 * 1024 * 1024

/** Minimum length of the shorter side, in pixels. */
export const minPhotoSide = 64

/** Reasons why a photo is refused. */
export const photoRefusals = ['type', 'size', 'small', 'broken', 'limit'] as const
export type PhotoRefusal = (typeof photoRefusals)[number]

/** Sides in pixels of the squares stored for a photo: beside the name, and large. */
export const photoWidths = [128, 384] as const
export type PhotoWidth = (typeof photoWidths)[number]

/** Path to which a browser posts a form with the photo in the field `photo`. */
export const photoUploadPath = '/uploads/photo'

/**
 * Returns the URL of one square.
 * @param key of the upload, unguessable
 */
export const photoUrl = (key: string, width: PhotoWidth): string =>
  `/uploads/photos/${key}/${width}.webp`
