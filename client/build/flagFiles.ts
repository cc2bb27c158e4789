import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Copies all country flags into the browser's build, so that none loads from another site:
 * assets/flags/US.svg.
 */
export function flagFiles(root: string): Plugin {
  const folder = join(root, 'node_modules/country-flag-icons/3x2')
  return {
    name: 'flag-files',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle() {
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg')))
        this.emitFile({
          type: 'asset',
          fileName: `assets/flags/${name}`,
          source: readFileSync(join(folder, name)),
        })
    },
  }
}
