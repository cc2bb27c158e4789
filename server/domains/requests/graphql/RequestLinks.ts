import type { Context } from '../../../graphql/context.ts'

const links = new WeakMap<Context, Set<number>>()

/**
 * Lets the caller see the link of a request: they opened it by link, have just made it, or have it
 * in their account.
 */
export const exposeRequestLink = (context: Context, requestId: number): void => {
  const known = links.get(context)
  if (known) known.add(requestId)
  else links.set(context, new Set([requestId]))
}

/**
 * Returns whether the caller may see the link of a request, which gives its traveler's right to pay
 * and to cancel. Organizers and staff open requests by number and never see it.
 */
export const canSeeRequestLink = (context: Context, requestId: number): boolean =>
  links.get(context)?.has(requestId) ?? false
