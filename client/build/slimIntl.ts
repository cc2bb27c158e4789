import type { Plugin } from 'vite'
import { intlPruning, lackingFormats } from './intlPruning.ts'
import { prune } from './prune.ts'

const lackingFormat = new RegExp(`\\b(?:${lackingFormats.join('|')})\\b`)

/**
 * Leaves out of the browser's bundle what no page uses of react-intl and the packages under it (2 kB gzip of every first
 * visit). Using it breaks the build, and so does a version in which something named in `intlPruning.ts` is gone.
 */
export const slimIntl = (): Plugin => ({
  name: 'slim-intl',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: [/\/node_modules\/(?:react-intl|@formatjs\/intl|intl-messageformat)\/index\.js$/, /\/client\/(?!build\/).+\.tsx?$/] },
    handler(code, id) {
      const name = Object.keys(intlPruning).find((part) => id.endsWith(`/node_modules/${part}/index.js`))
      const pruning = name === undefined ? undefined : intlPruning[name]
      if (pruning) return { code: prune(code, this.parse(code), pruning, id), map: null }
      const [format] = lackingFormat.exec(code) ?? []
      return format ? this.error(`${format} is not in the browser's react-intl: see client/build/intlPruning.ts`) : null
    },
  },
})
