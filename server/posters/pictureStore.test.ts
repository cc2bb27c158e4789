import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createPictureStore } from './pictureStore.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const key = 'altai.lake.dawn.summer.1'

/** Creates a slow renderer that counts its calls. */
const slowRenderer = () => {
  const seen = { calls: 0 }
  const render = async () => {
    seen.calls++
    await new Promise((resolve) => setTimeout(resolve, 15))
    return Buffer.from(`picture ${seen.calls}`)
  }
  return { seen, render }
}

describe('the picture store', () => {
  it('renders once for concurrent calls and never again', async () => {
    const { seen, render } = slowRenderer()
    const store = createPictureStore(directory, render)
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.get(key, 640, 'avif')))
    const later = await createPictureStore(directory, render).get(key, 640, 'avif')
    expect(seen.calls).toBe(1)
    expect(new Set([...answers, later].map(({ etag }) => etag)).size).toBe(1)
    expect(later).toMatchObject({ contentType: 'image/avif', body: Buffer.from('picture 1') })
  })

  it('tries again after a failed render', async () => {
    let fail = true
    const store = createPictureStore(directory, async () => {
      if (fail) throw new Error('no memory')
      return Buffer.from('good')
    })
    await expect(store.get(key, 320, 'webp')).rejects.toThrow('no memory')
    fail = false
    expect((await store.get(key, 320, 'webp')).body.toString()).toBe('good')
  })

  it('leaves no partial files on disk', async () => {
    const { render } = slowRenderer()
    await createPictureStore(directory, render).get(key, 'og', 'jpeg')
    expect(
      (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.part')),
    ).toEqual([])
  })

  it.each([
    ['../../etc', 640, 'avif'],
    [key, 641, 'avif'],
    [key, 640, 'png'],
    [key, 'og', 'avif'],
  ])('rejects %p at %p as %p without drawing', async (wanted, width, format) => {
    const { seen, render } = slowRenderer()
    // The store gets its arguments from URLs, which may be anything despite the types.
    await expect(
      createPictureStore(directory, render).get(wanted, width as 640, format as 'avif'),
    ).rejects.toThrow(RangeError)
    expect(seen.calls).toBe(0)
  })
})
