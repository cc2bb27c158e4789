import type { createBrowserRouter } from 'react-router'
import type { ReloadGuard } from './reloadGuard.ts'

/** Milliseconds between two checks. */
const interval = 5 * 60_000

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>

export interface BuildWatch {
  /** Build of the window. */
  build: string
  router: Router
  guard: ReloadGuard
  /** Returns the server's current build. */
  latest: () => Promise<string | null>
  /** Loads an address as a new document. */
  assign: (address: string) => void
  report: (error: unknown) => void
  isVisible?: () => boolean
}

/**
 * Checks regularly for a new build on the server. After one, the next page loads as a new document.
 * Sent forms and changed filters stay in the window, so nothing being read or typed is lost.
 * @returns ends the watch
 */
export function watchBuild({
  build,
  router,
  guard,
  latest,
  assign,
  report,
  isVisible = () => !document.hidden,
}: BuildWatch): () => void {
  let isStale = false
  const ask = async (): Promise<void> => {
    if (!isVisible()) return
    try {
      const now = await latest()
      isStale = now !== null && now !== build
      if (isStale) clearInterval(timer)
    } catch (error) {
      report(error)
    }
  }
  const timer = setInterval(() => void ask(), interval)
  const stop = router.subscribe(({ navigation, location }) => {
    if (!isStale || navigation.state !== 'loading' || navigation.formMethod !== undefined) return
    const { pathname, search, hash } = navigation.location
    if (pathname === location.pathname || !guard.mayReload(pathname)) return
    assign(pathname + search + hash)
  })
  return () => {
    clearInterval(timer)
    stop()
  }
}
