import type { ClientRole } from '#schema/rules/routes/clientRole.ts'
import type { App } from '../compose.ts'
import { restrictToRole, type Viewer } from '../core/viewer.ts'
import { findViewer } from '../domains/accounts/reads/findViewer.ts'

/**
 * Returns the caller of a session token, with the rights of the call's role (null: all of theirs).
 * Returns a visitor where the token is missing, unknown or expired. Needs no HTTP request, so it
 * also works for sockets. One statement.
 */
export const viewerOf = async (
  app: Pick<App, 'pool' | 'clock'>,
  { token, role }: { token: string | undefined; role: ClientRole | null },
): Promise<Viewer> => restrictToRole(await findViewer(app.pool, token, app.clock.now()), role)
