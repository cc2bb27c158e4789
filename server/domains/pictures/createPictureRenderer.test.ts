import { afterAll, expect, test } from '@jest/globals'
import { createPictureRenderer } from './createPictureRenderer.ts'
import { renderPicture } from './renderPicture.ts'

const renderer = createPictureRenderer()
afterAll(() => renderer.close())

test('what another process draws is what this one would draw, byte for byte', async () => {
  const key = 'altai.lake.dawn.summer.1'
  const [there, here] = await Promise.all([renderer.render(key, 320, 'webp'), renderPicture(key, 320, 'webp')])
  expect(there.equals(here)).toBe(true)
})

test('a key that names no scene is refused as it is here', async () => {
  await expect(renderer.render('no.such.scene', 320, 'webp')).rejects.toMatchObject({ name: 'RangeError' })
})
