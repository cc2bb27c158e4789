import type { Context } from '../../../graphql/context.ts'

const links = new WeakMap<Context, Set<number>>()

/** Says that the caller has the link of a request: they came by it, have just made the request, or it is in their account. */
export const exposeRequestLink = (context: Context, requestId: number): void => {
  const known = links.get(context)
  if (known) known.add(requestId)
  else links.set(context, new Set([requestId]))
}

/**
 * Whether the caller may read what opens a request's doors. Its link is its traveler's right to pay and to cancel: organizers and
 * staff come to a request by its number, and are never told.
 */
export const canSeeRequestLink = (context: Context, requestId: number): boolean =>
  links.get(context)?.has(requestId) ?? false
