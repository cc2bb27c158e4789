import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

interface Address {
  pathname: string
  search: string
}

/** The same list, another of its pages. */
const isTurned = (from: Address, to: Address): boolean => {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  const isOtherPage = before.get('page') !== after.get('page')
  for (const query of [before, after]) query.delete('page')
  return isOtherPage && before.toString() === after.toString()
}

/**
 * After going to another page, or to another page of a list, the focus moves to the heading, as it would with a new document,
 * so that a screen reader says where one is. Changing filters in the address or going to an anchor leaves the focus alone.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, hash } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const shown = useRef<Address>({ pathname, search })

  useEffect(() => {
    if (!isIdle) return
    const before = shown.current
    const now = { pathname, search }
    shown.current = now
    if (hash || (before.pathname === pathname && !isTurned(before, now))) return
    const heading = main.current?.querySelector('h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, search, hash, isIdle, main])
}
