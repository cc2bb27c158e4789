import type { FastifyInstance } from 'fastify'
import type { App } from '../compose.ts'
import { parsePictureFile } from '../posters/pictureUrl.ts'
import { parseSceneKey } from '../posters/sceneKey.ts'

/**
 * Adds GET /pictures/{scene}/{width}.{format}. Draws only scenes that content uses: otherwise
 * made-up scenes could fill the disk.
 */
export const addPictures = (server: FastifyInstance, app: App): void => {
  const known = new Set<string>()
  const isUsed = async (key: string): Promise<boolean> => {
    if (known.has(key)) return true
    const { rowCount } = await app.pool.query('SELECT 1 FROM media WHERE scene_key = $1 LIMIT 1', [
      key,
    ])
    if (rowCount) known.add(key)
    return Boolean(rowCount)
  }
  server.get<{ Params: { key: string; file: string } }>(
    '/pictures/:key/:file',
    async (request, reply) => {
      const { key, file } = request.params
      const variant = parsePictureFile(file)
      if (!variant || !parseSceneKey(key) || !(await isUsed(key)))
        return reply.code(404).type('text/plain').send('No such picture')
      const { body, contentType, etag } = await app.pictures.get(key, variant.width, variant.format)
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(contentType).send(body)
    },
  )
}
