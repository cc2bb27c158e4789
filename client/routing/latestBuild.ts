import { createReloadGuard } from './reloadGuard.ts'

/** The build that the server has now; null in development. Rejects without an answer. */
export async function latestBuild(): Promise<string | null> {
  const response = await fetch('/latest-build.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`The latest build is not told: ${response.status}`)
  const told: unknown = await response.json()
  return typeof told === 'object' &&
    told !== null &&
    'build' in told &&
    typeof told.build === 'string'
    ? told.build
    : null
}

/**
 * Whether the window may take an address as a new document, because of code that did not come or is of yesterday: not without an
 * answering server, and not twice in ten seconds.
 */
export async function canReloadPage(address: string): Promise<boolean> {
  try {
    if (!window.navigator.onLine) return false
    await latestBuild()
    return createReloadGuard({ storage: window.sessionStorage, now: Date.now }).mayReload(
      new URL(address, window.location.href).pathname,
    )
  } catch {
    return false
  }
}

/** Takes the page in view as a new document, if it may: for code of yesterday's release that a press has asked for. */
export async function reloadPage(): Promise<void> {
  if (await canReloadPage(window.location.href)) window.location.reload()
}
