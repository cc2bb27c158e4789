import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sceneryRevision } from './composeScene.ts'
import type { PictureRenderer } from './createPictureRenderer.ts'
import type { PictureFormat, PictureWidth } from './pictureUrl.ts'
import { isPictureVariant } from './pictureUrl.ts'
import { parseSceneKey } from './sceneKey.ts'

export type StoredPicture = { body: Buffer; contentType: string; etag: string }
export type PictureStore = {
  /**
   * Returns a picture. Rejects with RangeError for an invalid key, width or format; callers answer
   * 404.
   */
  get: (key: string, width: PictureWidth, format: PictureFormat) => Promise<StoredPicture>
}

const isMissingFile = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

const readIfThere = async (file: string) => {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

/**
 * Creates the store of pictures on disk, drawn on first use. Paths contain the generator's
 * revision, so new and old looks never mix. Everything in the directory can be drawn again: it may
 * be emptied at any time.
 */
export const createPictureStore = (
  directory: string,
  render: PictureRenderer['render'],
): PictureStore => {
  const inFlight = new Map<string, Promise<Buffer>>()

  const draw = async (
    file: string,
    folder: string,
    key: string,
    width: PictureWidth,
    format: PictureFormat,
  ) => {
    const found = await readIfThere(file)
    if (found) return found
    const body = await render(key, width, format)
    await mkdir(folder, { recursive: true })
    // Rename when complete, so that other processes never read half a file.
    const draft = `${file}.${randomUUID()}.part`
    try {
      await writeFile(draft, body)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    return body
  }

  return {
    get: async (key, width, format) => {
      if (!parseSceneKey(key) || !isPictureVariant({ width, format }))
        throw new RangeError(`no such picture: ${key} ${width} ${format}`)
      const folder = join(directory, `r${sceneryRevision}`, key)
      const file = join(folder, `${width}.${format}`)
      const running = inFlight.get(file) ?? draw(file, folder, key, width, format)
      inFlight.set(file, running)
      try {
        const body = await running
        return {
          body,
          contentType: `image/${format}`,
          etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
        }
      } finally {
        if (inFlight.get(file) === running) inFlight.delete(file)
      }
    },
  }
}
