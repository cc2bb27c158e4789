import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address from the site's root, as returned by `pagePath`. */
  to: string
  /** Replaces the history entry instead of adding one. */
  replace?: boolean
  /** Keeps the scroll position, as for filters. */
  preventScrollReset?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * Returns whether the browser should handle a click: opening a tab or a window, saving, or a
 * prevented event.
 */
const isForBrowser = (event: MouseEvent, target: string | undefined): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  (target !== undefined && target !== '_self')

/**
 * Links through the router. The router's own link includes framework mode's prefetching and
 * resolves relative addresses, which this site doesn't use. With dozens of links per page, each
 * would cost as much rendering as a card. Sets `aria-current` on a link to the current page.
 */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const router = use(DataRouterContext)?.router
  const { pathname, search, hash } = useLocation()
  return (
    <a
      aria-current={to.split(/[?#]/, 1)[0] === pathname ? 'page' : undefined}
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !router || isForBrowser(event, rest.target)) return
        event.preventDefault()
        // a link to the current address adds no history entry
        void router.navigate(to, {
          replace: replace ?? to === pathname + search + hash,
          preventScrollReset,
        })
      }}
    />
  )
}
