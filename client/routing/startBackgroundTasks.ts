import type { createBrowserRouter } from 'react-router'
import { handleFavoriteClicks } from './handleFavoriteClicks.ts'
import { keepSelectionToken } from './keepSelectionToken.ts'
import { latestBuild } from './latestBuild.ts'
import { createReloadGuard } from './reloadGuard.ts'
import type { SiteFacts } from './site.ts'
import { watchBuild } from './watchBuild.ts'

/**
 * Starts the tasks that run beside the pages as long as the window lives; called after the first
 * paint. `build` is absent in development.
 */
export function startBackgroundTasks(
  router: ReturnType<typeof createBrowserRouter>,
  { build, favorites = [] }: Pick<SiteFacts, 'build' | 'favorites'>,
  report: (error: unknown) => void,
): void {
  keepSelectionToken(router)
  handleFavoriteClicks({ favorites, report })
  if (!build) return
  watchBuild({
    build,
    router,
    guard: createReloadGuard({ storage: window.sessionStorage, now: Date.now }),
    latest: latestBuild,
    assign: (path) => window.location.assign(path),
    report,
  })
}
