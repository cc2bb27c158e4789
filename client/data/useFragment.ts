/** The masked form of a fragment's data: a parent passes it on but can't read it. */
export type FragmentType<Fragment> = Fragment extends { ' $fragmentName'?: infer Name }
  ? { ' $fragmentRefs'?: { [K in NonNullable<Name> & string]: Fragment } }
  : never

/**
 * Unmasks a fragment's data for the component that declares it:
 * `useFragment<TourCardFragment>(tour)`. Free at run time. Null stays null, a list becomes a list.
 */
export function useFragment<Fragment>(part: FragmentType<Fragment>): Fragment
export function useFragment<Fragment>(part: FragmentType<Fragment> | null): Fragment | null
export function useFragment<Fragment>(part: readonly FragmentType<Fragment>[]): readonly Fragment[]
export function useFragment(part: unknown): unknown {
  return part
}
