import type { Currency } from '#schema/codes/currencies.ts'

/** Who asks. Rights are decided from this alone, in `*.policy.ts` and `*.visibility.ts`. */
export type Viewer = Visitor | UserViewer

export interface Visitor {
  kind: 'visitor'
}

export interface UserViewer {
  kind: 'user'
  userId: number
  sessionId: number
  /** Organizers whose CRM this user may use. */
  organizerIds: readonly number[]
  isAdmin: boolean
  canUseKnowledge: boolean
  canViewCommission: boolean
  /** Of the profile; absent or null where none was chosen. */
  currency?: Currency | null
}

export const visitor: Visitor = { kind: 'visitor' }
