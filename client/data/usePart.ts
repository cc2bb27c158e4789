/** The masked form of a fragment's data: what a parent passes on without being able to look inside. */
export type Part<Fragment> = Fragment extends { ' $fragmentName'?: infer Name }
  ? { ' $fragmentRefs'?: { [K in NonNullable<Name> & string]: Fragment } }
  : never

/**
 * Opens the fragment's data to the one component that asked for it: `usePart<TourCardFragment>(tour)`. Costs nothing at run
 * time. Null stays null, a list becomes a list.
 */
export function usePart<Fragment>(part: Part<Fragment>): Fragment
export function usePart<Fragment>(part: Part<Fragment> | null): Fragment | null
export function usePart<Fragment>(part: readonly Part<Fragment>[]): readonly Fragment[]
export function usePart(part: unknown): unknown {
  return part
}
