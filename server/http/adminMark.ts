import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAdministrator, type Viewer, withAllRights } from '../core/viewer.ts'

/** Tells pages and tools in the browser that there is staff data to load (specification section 6). It opens nothing: sessions do. */
export const adminCookie = 'adm_auth'

/** Keeps the mark in a browser as long as an administrator is logged in there, and takes it away from everybody else. */
export const markAdmin = (
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer,
  isSecure: boolean,
): void => {
  const attributes = { sameSite: 'lax', path: '/', secure: isSecure } as const
  const isAdmin = isAdministrator(withAllRights(viewer))
  const marked = request.cookies[adminCookie]
  if (isAdmin && marked !== '1') reply.setCookie(adminCookie, '1', attributes)
  if (!isAdmin && marked !== undefined) reply.clearCookie(adminCookie, attributes)
}
