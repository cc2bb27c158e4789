import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { composeScene } from './composeScene.ts'
import { createRandom } from './drawing/random.ts'
import type { PictureFormat, PictureWidth } from './pictureUrl.ts'
import { parseSceneKey } from './sceneKey.ts'

/** The 1200×630 crop omits a strip of sky and a strip of foreground. */
const cuts = { og: { width: 1200, height: 630, view: '0 176 1920 1008' } }
/**
 * Less than the smallest rendering's height, 213 pixels, because a tile must fit into the picture.
 */
const grainSide = 208

/**
 * Paper grain: neutral noise, created once per process and tiled. It also hides banding in wide
 * gradients.
 */
const grain = (() => {
  const random = createRandom('paper grain')
  const pixels = Buffer.alloc(grainSide * grainSide * 4)
  for (let index = 0; index < pixels.length; index += 4) {
    const value = random.next() + random.next() - 1
    pixels.fill(value > 0 ? 255 : 0, index, index + 3)
    pixels[index + 3] = Math.round(Math.abs(value) * 15)
  }
  return pixels
})()

const encode = (image: Sharp, format: PictureFormat) => {
  if (format === 'avif') return image.avif({ quality: 56, effort: 1, chromaSubsampling: '4:2:0' })
  if (format === 'webp') return image.webp({ quality: 80, effort: 2, smartSubsample: false })
  return image.jpeg({ quality: 82, progressive: true })
}

/**
 * Rasterizes a scene at exactly the requested size. @throws RangeError for a key that names no
 * scene
 */
export const renderPicture = async (
  key: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> => {
  const scene = parseSceneKey(key)
  if (!scene) throw new RangeError(`no such scene: ${key}`)
  const size =
    width === 'og' ? cuts.og : { width, height: Math.round((width * 2) / 3), view: '0 0 1920 1280' }
  const markup = composeScene(scene).replace(
    /^<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${size.view}" preserveAspectRatio="xMidYMid slice">`,
  )
  const image = sharp(Buffer.from(markup))
    .flatten({ background: '#cfc8b8' })
    .composite([
      { input: grain, raw: { width: grainSide, height: grainSide, channels: 4 }, tile: true },
    ])
    .removeAlpha()
  return encode(image, format).toBuffer()
}
