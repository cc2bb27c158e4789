import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sceneryRevision } from './composeScene.ts'
import type { PictureFormat, PictureWidth } from './pictureUrl.ts'
import { isPictureVariant } from './pictureUrl.ts'
import { renderPicture } from './renderPicture.ts'
import { parseSceneKey } from './sceneKey.ts'

export type StoredPicture = { body: Buffer; contentType: string; etag: string }
export type PictureStore = {
  /** Rejects with RangeError for a key, width or format outside the lists: callers answer 404. */
  get: (key: string, width: PictureWidth, format: PictureFormat) => Promise<StoredPicture>
}

type Options = {
  directory: string
  /** Replaced by tests. */
  render?: typeof renderPicture
  /** Renders at the same time; more would take the processor from requests. */
  parallel?: number
}

/** Lets at most `places` tasks run; the others wait in the order of their coming. */
const createQueue = (places: number) => {
  let free = places
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

const isMissingFile = (error: unknown) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

const readIfThere = async (file: string) => {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

/**
 * Pictures on disk, drawn when first asked for. Files are named by the generator's revision too, so a new look never
 * mixes with an old one. The directory holds nothing that can't be drawn again: it may be emptied at any time.
 */
export const createPictureStore = ({ directory, render = renderPicture, parallel = 2 }: Options): PictureStore => {
  const inFlight = new Map<string, Promise<Buffer>>()
  const queued = createQueue(parallel)

  const draw = async (file: string, folder: string, key: string, width: PictureWidth, format: PictureFormat) => {
    const found = await readIfThere(file)
    if (found) return found
    const body = await queued(() => render(key, width, format))
    await mkdir(folder, { recursive: true })
    // Renamed when complete: a reader in another process never sees half a file.
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
      if (!parseSceneKey(key) || !isPictureVariant({ width, format })) throw new RangeError(`no such picture: ${key} ${width} ${format}`)
      const folder = join(directory, `r${sceneryRevision}`, key)
      const file = join(folder, `${width}.${format}`)
      const running = inFlight.get(file) ?? draw(file, folder, key, width, format)
      inFlight.set(file, running)
      try {
        const body = await running
        return { body, contentType: `image/${format}`, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }
      } finally {
        if (inFlight.get(file) === running) inFlight.delete(file)
      }
    },
  }
}
