import { createReloadGuard } from './reloadGuard.ts'

/** Returns the server's current build; null in development. Rejects without a response. */
export async function latestBuild(): Promise<string | null> {
  const response = await fetch('/latest-build.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`/latest-build.json answered ${response.status}`)
  const told: unknown = await response.json()
  return typeof told === 'object' &&
    told !== null &&
    'build' in told &&
    typeof told.build === 'string'
    ? told.build
    : null
}

/**
 * Returns whether the window may load an address as a new document, because of missing or outdated
 * code. Requires a responding server, and allows one reload in ten seconds.
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

/** Reloads the current page if allowed, when a press requires code of an earlier release. */
export async function reloadPage(): Promise<void> {
  if (await canReloadPage(window.location.href)) window.location.reload()
}
