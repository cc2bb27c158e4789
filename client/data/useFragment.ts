/** The masked form of a fragment's data: what a parent passes on without being able to look inside. */
export type FragmentType<Fragment> = Fragment extends { ' $fragmentName'?: infer Name }
  ? { ' $fragmentRefs'?: { [K in NonNullable<Name> & string]: Fragment } }
  : never

/**
 * Opens the fragment's data to the one component that asked for it: `useFragment<TourCardFragment>(tour)`. Costs nothing at run
 * time. Null stays null, a list becomes a list.
 */
export function useFragment<Fragment>(part: FragmentType<Fragment>): Fragment
export function useFragment<Fragment>(part: FragmentType<Fragment> | null): Fragment | null
export function useFragment<Fragment>(part: readonly FragmentType<Fragment>[]): readonly Fragment[]
export function useFragment(part: unknown): unknown {
  return part
}
