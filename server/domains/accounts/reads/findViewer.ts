import type { Pool } from 'pg'
import { isCurrency } from '#schema/codes/currencies.ts'
import { hashToken } from '../../../core/secrets.ts'
import { visitor, type Viewer } from '../../../core/viewer.ts'

interface Row {
  session_id: number
  user_id: number
  is_admin: boolean
  can_use_knowledge: boolean
  can_view_commission: boolean
  organizer_ids: number[]
  currency: string | null
}

/** Who a session token belongs to at an instant; a visitor where it is unknown, ended or over. One statement. */
export const findViewer = async (pool: Pool, token: string | undefined, now: Date): Promise<Viewer> => {
  if (!token || token.length > 200) return visitor
  const { rows } = await pool.query<Row>({
    name: 'find-viewer',
    text: `SELECT s.id AS session_id, u.id AS user_id, u.is_admin, u.can_use_knowledge, u.can_view_commission, u.currency,
        ARRAY(SELECT m.organizer_id FROM organizer_member m WHERE m.user_id = u.id ORDER BY 1) AS organizer_ids
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
    organizerIds: row.organizer_ids,
    isAdmin: row.is_admin,
    canUseKnowledge: row.can_use_knowledge,
    canViewCommission: row.can_view_commission,
    currency: isCurrency(row.currency) ? row.currency : null,
  }
}
