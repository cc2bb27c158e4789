import { describe, expect, it } from '@jest/globals'
import { parsePictureFile, pictureFormats, pictureUrl, pictureWidths } from './pictureUrl.ts'

const key = 'altai.lake.dawn.summer.3'

describe('picture URLs', () => {
  it('contain key, width and the usual extension', () => {
    expect(pictureUrl(key, 640, 'jpeg')).toBe('/pictures/altai.lake.dawn.summer.3/640.jpg')
    expect(pictureUrl(key, 'og', 'jpeg')).toBe('/pictures/altai.lake.dawn.summer.3/og.jpg')
  })

  it('are parsed back to their width and format', () => {
    for (const width of pictureWidths) {
      for (const format of pictureFormats) {
        expect(parsePictureFile(pictureUrl(key, width, format).split('/').at(-1) ?? '')).toEqual({
          width,
          format,
        })
      }
    }
  })

  it.each([
    '641.avif',
    '640.png',
    '640.jpeg',
    'og.avif',
    'og.webp',
    '640',
    '0640.avif',
    '640.avif.part',
    '../640.avif',
  ])('reject %p', (name) => {
    expect(parsePictureFile(name)).toBeNull()
  })
})
