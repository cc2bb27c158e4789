import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../compose.ts'
import type { PageRenderer } from './pageRenderer.ts'

export interface PageService {
  app: App
  renderer: PageRenderer
  /** Undefined in development. */
  build: string | undefined
}

/** A request for a page, with its reply. */
export interface PageCall extends PageService {
  request: FastifyRequest
  reply: FastifyReply
  path: string
  /** Query without the question mark; undefined where the URL has none. */
  query: string | undefined
}
