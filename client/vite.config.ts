import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimIntl } from './build/slimIntl.ts'
import { slimRouter } from './build/slimRouter.ts'

/**
 * Two builds: `vite build -c client/vite.config.ts` for the browser (dist/client, with a manifest) and the same with
 * `--ssr client/entry.server.tsx` for the server (dist/server). Everything under /assets/ carries its hash and never changes.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: 'client/public',
  appType: 'custom',
  plugins: [slimRouter(), slimIntl(), react(), formatjs({ removeDefaultMessage: command === 'build', ast: command === 'serve' })],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node26' : 'baseline-widely-available',
    // the server says which chunks a page needs; a polyfill for it would be one more inline script
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'client/entry.client.tsx',
          // one file for what every page needs and releases rarely touch: compresses better, stays cached
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|intl-messageformat|@formatjs)\/|slim-router/,
                },
                {
                  name: 'shell',
                  test: /client\/(?:routing\/|data\/(?:reading|failures|useData|pageStore)\.)|schema\/(?:codes\/(?:locales|errors)|rules\/routes\/)/,
                },
              ],
            },
          },
        },
  },
  // texts come compiled, so the parser of their syntax stays out of the browser
  resolve: { alias: [{ find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }] },
  // one React for everything the server renders, settled at build time; graphql is the server's own
  ssr: { noExternal: isSsrBuild ? true : undefined, external: ['graphql'] },
}))
