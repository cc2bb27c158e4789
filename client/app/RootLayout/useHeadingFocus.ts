import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * After going to another page the focus moves to its heading, as it would with a new document, so that a screen reader says
 * where one is. Changing filters in the address or going to an anchor leaves the focus alone.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const shown = useRef(pathname)

  useEffect(() => {
    if (!isIdle || shown.current === pathname) return
    shown.current = pathname
    if (hash) return
    const heading = main.current?.querySelector('h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, hash, isIdle, main])
}
