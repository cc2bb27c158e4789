import type { Plugin } from 'vite'

const instead: Record<string, string> = {
  // framework mode's prefetching and its context, which is never there in data mode
  'lib/dom/ssr/components.js': `
    import { createContext } from 'react'
    export const FrameworkContext = createContext(undefined)
    export const PrefetchPageLinks = () => null
    export const usePrefetchBehavior = () => [false, null, {}]
    export const mergeRefs = (...refs) => (value) => {
      for (const ref of refs) {
        if (typeof ref === 'function') ref(value)
        else if (ref != null) ref.current = value
      }
    }`,
  // tracing of loaders, asked for by an option that this site does not give
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router`,
}

/** Modules that run in the browser; the others only need the imports to exist. */
const importers = ['lib/dom/lib.js', 'lib/components.js', 'lib/router/router.js']
const mark = '\0slim-router/'

/**
 * Leaves out of the browser's bundle two parts of React Router that data mode never runs (about 4 kB gzip of every first
 * visit). Should a version of the router need more of them, the build stops with a missing export.
 */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  resolveId: {
    filter: { id: /(?:ssr\/components|\/instrumentation)\.js$/ },
    async handler(source, importer, options) {
      if (!importers.some((name) => importer?.endsWith(`/react-router/dist/production/${name}`))) return null
      const resolved = await this.resolve(source, importer, options)
      const part = Object.keys(instead).find((name) => resolved?.id.endsWith(name))
      return part === undefined ? null : mark + part
    },
  },
  load: {
    filter: { id: new RegExp(`^${mark}`) },
    handler: (id) => instead[id.slice(mark.length)],
  },
})
