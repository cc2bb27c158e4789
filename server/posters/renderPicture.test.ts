import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { renderPicture } from './renderPicture.ts'

const key = 'baikal.ice.morning.winter.1'

describe('renderPicture', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ] as const)('renders %s at the requested width', async (format, expected) => {
    const read = await sharp(await renderPicture(key, 320, format)).metadata()
    expect(read).toMatchObject({ format: expected, width: 320, height: 213 })
  })

  it('crops the link preview to 1200×630', async () => {
    expect(await sharp(await renderPicture(key, 'og', 'jpeg')).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
  })

  it('rejects a key that names no scene', async () => {
    await expect(renderPicture('nowhere', 320, 'webp')).rejects.toThrow(RangeError)
  })
})
