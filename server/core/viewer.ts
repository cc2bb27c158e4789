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
  /** Rights that the role of a call lays down: it may not use them, but somebody who has them is still no traveler. */
  laidDown?: Pick<UserViewer, 'organizerIds' | 'isAdmin'>
  /** Of the profile; absent or null where none was chosen. */
  currency?: Currency | null
}

export const visitor: Visitor = { kind: 'visitor' }
