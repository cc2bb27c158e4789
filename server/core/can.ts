import { DomainError } from './domainError.ts'
import type { Viewer } from './viewer.ts'

/**
 * A restricted action, as a value in a `*.policy.ts`. Policies don't read the database: the subject
 * holds the data they need.
 */
export interface Action<Subject> {
  allows(viewer: Viewer, subject: Subject): boolean
  /** Error for other viewers: FORBIDDEN, or NOT_FOUND where even the existence is private. */
  refusal: { code: 'FORBIDDEN' | 'NOT_FOUND'; message: string }
}

/** Empty for an action without a subject. */
type SubjectOf<Subject> = Subject extends void ? [] : [subject: Subject]

/** Returns whether the viewer may do something. */
export const can = <Subject = void>(
  viewer: Viewer,
  action: Action<Subject>,
  ...[subject]: SubjectOf<Subject>
): boolean => action.allows(viewer, subject as Subject)

/**
 * Requires that the viewer may do something. @throws DomainError the action's refusal for everybody
 * else
 */
export const requireCan = <Subject = void>(
  viewer: Viewer,
  action: Action<Subject>,
  ...[subject]: SubjectOf<Subject>
): void => {
  if (!action.allows(viewer, subject as Subject))
    throw new DomainError(action.refusal.code, action.refusal.message)
}
