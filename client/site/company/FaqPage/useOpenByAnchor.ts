import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the disclosure around the element that the address names. Browsers do so for a document's own address; not for one
 * that the router has come to. Runs before the router scrolls.
 */
export function useOpenByAnchor(): void {
  const { hash } = useLocation()
  useLayoutEffect(() => {
    const details = hash ? document.getElementById(hash.slice(1))?.closest('details') : null
    if (details) details.open = true
  }, [hash])
}
