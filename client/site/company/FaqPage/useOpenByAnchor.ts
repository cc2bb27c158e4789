import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Opens the disclosure around the anchor in the address. Browsers do this when they load a
 * document, but not for an address opened by the router. Runs before the router scrolls.
 */
export function useOpenByAnchor(): void {
  const { hash } = useLocation()
  useLayoutEffect(() => {
    const details = hash ? document.getElementById(hash.slice(1))?.closest('details') : null
    if (details) details.open = true
  }, [hash])
}
