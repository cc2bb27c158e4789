import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

interface Address {
  pathname: string
  search: string
}

/** Returns whether two addresses show different pages of the same list. */
const isTurned = (from: Address, to: Address): boolean => {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  const isOtherPage = before.get('page') !== after.get('page')
  for (const query of [before, after]) query.delete('page')
  return isOtherPage && before.toString() === after.toString()
}

/**
 * Moves the focus to the heading after a change of page, or of a list's page. As with a new
 * document, a screen reader then announces it. Filter changes and anchors leave the focus alone.
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
