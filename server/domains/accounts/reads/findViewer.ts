import type { Pool } from 'pg'
import { isCurrency } from '#schema/codes/currencies.ts'
import type { OrganizerRole, StaffPermission } from '#schema/rules/permissions/permissions.ts'
import { hashToken } from '../../../core/secrets.ts'
import { visitor, type Viewer } from '../../../core/viewer.ts'

interface Row {
  session_id: number
  user_id: number
  organizer_ids: number[]
  organizer_roles: OrganizerRole[]
  permissions: StaffPermission[]
  currency: string | null
}

/**
 * Finds the owner of a session token; a visitor for an unknown, ended or expired one. Uses one
 * statement.
 */
export const findViewer = async (
  pool: Pool,
  token: string | undefined,
  now: Date,
): Promise<Viewer> => {
  if (!token || token.length > 200) return visitor
  const { rows } = await pool.query<Row>({
    name: 'find-viewer',
    text: `SELECT s.id AS session_id, u.id AS user_id, u.currency,
        ARRAY(SELECT m.organizer_id FROM organizer_member m WHERE m.user_id = u.id ORDER BY m.organizer_id) AS organizer_ids,
        ARRAY(SELECT m.role::text FROM organizer_member m WHERE m.user_id = u.id ORDER BY m.organizer_id) AS organizer_roles,
        ARRAY(SELECT p.permission::text FROM user_permission p WHERE p.user_id = u.id ORDER BY p.permission) AS permissions
      FROM session s JOIN "user" u ON u.id = s.user_id
      WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2`,
    values: [hashToken(token), now],
  })
  const row = rows[0]
  if (!row) return visitor
  return {
    kind: 'user',
    userId: row.user_id,
    sessionId: row.session_id,
    memberships: row.organizer_ids.flatMap((organizerId, i) => {
      const role = row.organizer_roles[i]
      return role ? [{ organizerId, role }] : []
    }),
    permissions: row.permissions,
    currency: isCurrency(row.currency) ? row.currency : null,
  }
}
