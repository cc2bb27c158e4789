import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from '@jest/globals'
import { createPictureRenderer } from './createPictureRenderer.ts'
import { renderPicture } from './renderPicture.ts'

const renderer = createPictureRenderer()
afterAll(() => renderer.close())

test('another process draws the same bytes as this one', async () => {
  const key = 'altai.lake.dawn.summer.1'
  const [there, here] = await Promise.all([
    renderer.render(key, 320, 'webp'),
    renderPicture(key, 320, 'webp'),
  ])
  expect(there.equals(here)).toBe(true)
})

test('replaces a process that was killed while idle', async () => {
  const key = 'altai.lake.dawn.summer.1'
  await renderer.render(key, 320, 'webp')
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
  expect(children.length).toBeGreaterThan(0)
  const isThere = (pid: number): boolean =>
    existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`).length > 0
  for (const pid of children) process.kill(pid, 'SIGKILL')
  while (children.some(isThere)) await new Promise((resolve) => setImmediate(resolve))
  expect((await renderer.render(key, 320, 'webp')).length).toBeGreaterThan(0)
})

test('rejects a key that names no scene with a RangeError', async () => {
  await expect(renderer.render('no.such.scene', 320, 'webp')).rejects.toMatchObject({
    name: 'RangeError',
  })
})
