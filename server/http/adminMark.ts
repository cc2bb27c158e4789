import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAdministrator, type Viewer, withAllRights } from '../core/viewer.ts'

/**
 * Tells pages and tools in the browser that there is staff data to load (specification section 6).
 * Grants no rights: sessions do.
 */
export const adminCookie = 'adm_auth'

/** Sets the cookie while an administrator is logged in, and clears it for everybody else. */
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
