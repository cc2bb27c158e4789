import { DomainError } from './domainError.ts'
import type { Viewer } from './viewer.ts'

/** Something that not everybody may do, as a value in a `*.policy.ts`. Policies read no database: the subject brings what they need. */
export interface Action<Subject> {
  allows(viewer: Viewer, subject: Subject): boolean
  /** Error for other viewers: FORBIDDEN, or NOT_FOUND where even its existence is private. */
  refusal: { code: 'FORBIDDEN' | 'NOT_FOUND'; message: string }
}

/** An action on nothing in particular has no subject. */
type SubjectOf<Subject> = Subject extends void ? [] : [subject: Subject]

/** Returns whether the viewer may do something. */
export const can = <Subject = void>(
  viewer: Viewer,
  action: Action<Subject>,
  ...[subject]: SubjectOf<Subject>
): boolean => action.allows(viewer, subject as Subject)

/** Does nothing for a viewer who may. @throws DomainError the refusal of the action for everybody else */
export const requireCan = <Subject = void>(
  viewer: Viewer,
  action: Action<Subject>,
  ...[subject]: SubjectOf<Subject>
): void => {
  if (!action.allows(viewer, subject as Subject))
    throw new DomainError(action.refusal.code, action.refusal.message)
}
