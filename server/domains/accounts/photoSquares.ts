import sharp from 'sharp'
import {
  type PhotoRefusal,
  type PhotoWidth,
  photoWidths,
  minPhotoSide,
} from '#schema/rules/accounts/profilePhoto.ts'

/** Larger images are not photos but attempts to exhaust memory. */
const maxPixels = 60_000_000

/** Checks a file's first bytes: the type that a browser sends can't be trusted. */
const looksLikePhoto = (bytes: Buffer): boolean => {
  const text = (start: number, end: number): string => bytes.toString('latin1', start, end)
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  )
}

export interface PhotoSquares {
  bodies: ReadonlyMap<PhotoWidth, Buffer>
  /** Mean color as #rrggbb. */
  color: string
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one task at a time: several large photos would take the memory that requests need. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}

/**
 * Cuts a photo into WebP squares: rotated upright, cropped around the focus of attention, without
 * metadata (place, time, camera).
 */
export const cutPhoto = (
  bytes: Buffer,
): Promise<PhotoSquares | { refused: Extract<PhotoRefusal, 'type' | 'small' | 'broken'> }> =>
  inTurn(async () => {
    if (!looksLikePhoto(bytes)) return { refused: 'type' }
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
      if (Math.min(width, height) < minPhotoSide) return { refused: 'small' }
      const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .autoOrient()
        .flatten({ background: '#ffffff' })
      const largest = await upright
        .resize(Math.max(...photoWidths), Math.max(...photoWidths), {
          fit: 'cover',
          position: 'attention',
        })
        .png({ compressionLevel: 1 })
        .toBuffer()
      const bodies = new Map<PhotoWidth, Buffer>()
      for (const side of photoWidths)
        bodies.set(side, await sharp(largest).resize(side, side).webp({ quality: 82 }).toBuffer())
      const mean = await sharp(largest)
        .resize(1, 1, { kernel: 'cubic' })
        .removeAlpha()
        .raw()
        .toBuffer()
      return { bodies, color: `#${mean.toString('hex', 0, 3)}` }
    } catch {
      return { refused: 'broken' }
    }
  })
