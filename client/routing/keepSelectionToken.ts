import { type createBrowserRouter, createPath } from 'react-router'
import {
  selectionTokenAge,
  selectionTokenName,
  takeSelectionToken,
} from '#schema/rules/routes/selectionToken.ts'

/**
 * Stores a one-time token from an address in a cookie and removes it from the address, for
 * navigations inside the window. The server does the same for documents.
 */
export function keepSelectionToken(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'navigate'>,
): () => void {
  return router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') return
    const taken = takeSelectionToken(new URLSearchParams(location.search))
    if (!taken) return
    const secure = window.location.protocol === 'https:' ? '; secure' : ''
    const attributes = `path=/; max-age=${selectionTokenAge}; samesite=lax${secure}`
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    if (taken.token) document.cookie = `${selectionTokenName}=${taken.token}; ${attributes}`
    const search = taken.rest.toString()
    void router.navigate(createPath({ ...location, search: search && `?${search}` }), {
      replace: true,
      preventScrollReset: true,
    })
  })
}
