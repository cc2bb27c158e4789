import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address from the site's root on, as `pagePath` gives it. */
  to: string
  /** Replaces the entry in the history instead of adding one. */
  replace?: boolean
  /** Leaves the scroll position where it is, as for filters. */
  preventScrollReset?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** What the browser should do itself: open a tab or a window, save, or nothing of ours. */
const isForBrowser = (event: MouseEvent, target: string | undefined): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  (target !== undefined && target !== '_self')

/**
 * A link through the router. The router's own brings the prefetching of framework mode along, and resolves relative addresses
 * that this site doesn't have: a page has dozens of links, and each would cost a card's worth of rendering. Marks itself with
 * `aria-current` when it leads to the page in view.
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
        // the address in view again is no new place to come back to
        void router.navigate(to, {
          replace: replace ?? to === pathname + search + hash,
          preventScrollReset,
        })
      }}
    />
  )
}
