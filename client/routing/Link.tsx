import type { AnchorHTMLAttributes, Ref } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  /** Replaces the entry in the history instead of adding one. */
  replace?: boolean
  /** Leaves the scroll position where it is, as for filters. */
  preventScrollReset?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link through the router. The router's own brings the prefetching of framework mode along, 3 kB that this site has no use
 * for. Marks itself with `aria-current` when it leads to the page in view.
 */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const { pathname } = useLocation()
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, preventScrollReset, target: rest.target })
  return (
    <a
      aria-current={href.split(/[?#]/, 1)[0] === pathname ? 'page' : undefined}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    />
  )
}
