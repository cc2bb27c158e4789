import type { createBrowserRouter } from 'react-router'
import type { ReloadGuard } from './reloadGuard.ts'

/** Between two questions, in milliseconds. */
const interval = 5 * 60_000

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>

export interface BuildWatch {
  /** Of the window. */
  build: string
  router: Router
  guard: ReloadGuard
  /** The build that the server has now. */
  latest: () => Promise<string | null>
  /** Takes an address as a new document. */
  assign: (address: string) => void
  report: (error: unknown) => void
  isVisible?: () => boolean
}

/**
 * Asks now and then which build the server has. Once it is another, the next page is taken as a new document; nothing that is
 * being read or typed is lost, for a form that is sent and a filter that changes stay in the window.
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
