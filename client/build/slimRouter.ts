import type { Plugin } from 'vite'
import { narrow, prune } from './prune.ts'
import { routerExports, routerPruning } from './routerPruning.ts'

const instead: Record<string, string> = {
  // framework mode's prefetching and its context, which is never there in data mode
  'lib/dom/ssr/components.js': `
    import { createContext } from 'react'
    export const FrameworkContext = /* @__PURE__ */ createContext(undefined)
    export const PrefetchPageLinks = undefined
    export const usePrefetchBehavior = undefined
    export const mergeRefs = undefined`,
  // tracing of loaders, asked for by an option that this site does not give
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = undefined
    export const getRouteInstrumentationUpdates = undefined
    export const instrumentClientSideRouter = undefined`,
}

const folder = '/react-router/dist/production/'
const partOf = (id: string): string => id.slice(id.indexOf(folder) + folder.length)

/** Options of the router that its pruned form would not see. */
const lackingOption =
  /\b(?:viewTransition|fetcherKey|patchRoutesOnNavigation|dataStrategy|instrumentations)\b|\bnavigate(?:=\{|: )false|\b(?:middleware: \[|lazy: (?:async )?\()/

/**
 * Leaves out of the browser's bundle what data mode here never runs of React Router: framework mode, fetchers, blockers, route
 * discovery, lazy routes, middleware, view transitions (12 kB gzip of every first visit). Importing what is left out breaks the
 * build, and so does a version of the router in which something named in `routerPruning.ts` is gone.
 */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  load: {
    filter: { id: /\/react-router\/dist\/production\/lib\/(?:dom\/ssr\/components|router\/instrumentation)\.js$/ },
    handler: (id) => instead[partOf(id)],
  },
  transform: {
    filter: { id: [/\/react-router\/dist\/production\//, /\/client\/(?!build\/).+\.tsx?$/] },
    handler(code, id) {
      if (!id.includes(folder)) {
        const [option] = lackingOption.exec(code) ?? []
        return option ? this.error(`${option} is not in the browser's router: see client/build/routerPruning.ts`) : null
      }
      const part = partOf(id)
      if (part === 'index.js') return { code: narrow(code, this.parse(code), routerExports, id), map: null }
      if (part === 'dom-export.js') return { code: narrow(code, this.parse(code), ['RouterProvider'], id), map: null }
      const pruning = routerPruning[part]
      return pruning ? { code: prune(code, this.parse(code), pruning, id), map: null } : null
    },
  },
})
