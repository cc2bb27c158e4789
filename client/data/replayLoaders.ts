import type { LoaderFunction, RouteMatch, RouterContextProvider } from 'react-router'

/** Runs the matched routes' loaders once more with the given context; what they return or throw is of no interest. */
export async function replayLoaders(
  matches: readonly Pick<RouteMatch, 'params' | 'route'>[],
  address: string,
  context: RouterContextProvider,
): Promise<void> {
  await Promise.allSettled(
    matches.map(async ({ route, params }) => {
      if (typeof route.loader !== 'function') return
      const loader: LoaderFunction = route.loader
      await loader({ request: new Request(address), url: new URL(address), pattern: route.path ?? '', params, context })
    }),
  )
}
