import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { pointPicturesHeader } from '#schema/testing/pointPictures.ts'

const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * Sends a single pixel instead of each picture to requests with the header, since drawing pictures
 * is most of a run's work. The server does it because a browser caches nothing while a test answers
 * its requests.
 */
export const sendPointPictures = (): void =>
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRequest', async (request, reply) => {
      if (
        request.headers[pointPicturesHeader] === undefined ||
        !request.url.startsWith('/pictures/')
      )
        return
      await reply.type('image/gif').header('cache-control', 'public, max-age=3600').send(point)
    })
  })
