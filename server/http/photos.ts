import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale } from '#schema/codes/locales.ts'
import {
  maxPhotoBytes,
  type PhotoRefusal,
  photoUploadPath,
  photoWidths,
} from '#schema/rules/accounts/profilePhoto.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readReturnPath } from '#schema/rules/routes/returnPath.ts'
import type { App } from '../compose.ts'
import { findUser, type UserViewer } from '../core/viewer.ts'
import { readPhoto, setPhoto, storePhoto } from '../domains/accounts/actions/profilePhoto.ts'
import { createContext } from './createContext.ts'
import { isSameOrigin } from './sameOrigin.ts'

/** Maximum body size in bytes: a form has other fields besides the photo. */
const bodyLimit = maxPhotoBytes + 64 * 1024
const statuses: Record<PhotoRefusal, number> = {
  type: 415,
  size: 413,
  small: 422,
  broken: 422,
  limit: 429,
}

interface PhotoForm {
  photo: Buffer | null
  returnTo: string | null
}

/**
 * Adds POST /uploads/photo. A form with the file `photo` sets the logged-in person's photo and
 * returns to `returnTo`. The bare bytes of a picture are only stored: pass the answer's `avatarId`
 * to `updateProfilePhoto`. Adds GET /uploads/photos/{key}/{width}.webp: the photo as a square.
 */
export const addPhotos = (server: FastifyInstance, app: App): void => {
  const uploaders = new WeakMap<FastifyRequest, UserViewer>()
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    for (const type of ['multipart/form-data', /^image\//])
      scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body),
      )
    scope.post(photoUploadPath, {
      // answer a body that is too large or of another type as the form expects
      errorHandler: (error, request, reply) => {
        const status = (error as { statusCode?: number }).statusCode
        if (status !== 413 && status !== 415) throw error
        void answerRefusal(request, reply, status === 413 ? 'size' : 'type', null)
      },
      // check before the body is read, to keep rejected uploads out of memory
      onRequest: async (request, reply) => {
        if (!isSameOrigin(app, request))
          return reply.code(403).type('text/plain').send('This form was sent from another site')
        const { viewer } = await createContext(app, request, reply, defaultLocale)
        const user = findUser(viewer)
        if (!user) return reply.code(401).send({ error: 'UNAUTHENTICATED' })
        uploaders.set(request, user)
      },
      handler: async (request, reply) => {
        const viewer = uploaders.get(request)
        if (!viewer) return reply.code(401).send({ error: 'UNAUTHENTICATED' })
        const { photo, returnTo } = await readForm(request)
        if (!photo || photo.length === 0) return answerRefusal(request, reply, 'type', returnTo)
        if (photo.length > maxPhotoBytes) return answerRefusal(request, reply, 'size', returnTo)
        const stored = await storePhoto(app, viewer, photo)
        if ('refused' in stored) return answerRefusal(request, reply, stored.refused, returnTo)
        if (!isForm(request)) return reply.code(201).send(stored)
        await setPhoto(app.db, viewer, stored.avatarId)
        return reply.code(303).header('location', backTo(returnTo, 'saved')).send()
      },
    })
  })
  server.get<{ Params: { key: string; file: string } }>(
    '/uploads/photos/:key/:file',
    async (request, reply) => {
      const width = photoWidths.find((known) => `${known}.webp` === request.params.file)
      const body = width && (await readPhoto(app.db, request.params.key, width))
      if (!body) return reply.code(404).type('text/plain').send('No such photo')
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(Buffer.from(body))
    },
  )
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false

const readForm = async (request: FastifyRequest): Promise<PhotoForm> => {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  if (!isForm(request)) return { photo: body, returnTo: null }
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const photo = form.get('photo')
    const returnTo = form.get('returnTo')
    return {
      photo: photo instanceof Blob ? Buffer.from(await photo.arrayBuffer()) : null,
      returnTo: typeof returnTo === 'string' ? returnTo : null,
    }
  } catch {
    return { photo: null, returnTo: null }
  }
}

/** Returns the path of our page that shows the outcome. */
const backTo = (returnTo: string | null, outcome: PhotoRefusal | 'saved'): string => {
  const path = readReturnPath(returnTo) ?? pagePath('accountProfile', defaultLocale)
  return `${path.split('?', 1)[0]}?photo=${outcome}`
}

const answerRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused: PhotoRefusal,
  returnTo: string | null,
): FastifyReply =>
  isForm(request)
    ? reply
        .code(303)
        .header('location', backTo(returnTo ?? refererPath(request), refused))
        .send()
    : reply.code(statuses[refused]).send({ error: refused })

/** Returns the path of the form's own page, where its fields could not be read. */
const refererPath = ({ headers }: FastifyRequest): string | null =>
  headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).pathname : null
