import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flagFiles } from './build/flagFiles.ts'
import { reachedFrom } from './build/importGraph.ts'
import { pageTexts } from './build/pageTexts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Source files of the page that most visits begin on, without what it loads later, and without documents, which no other page needs. */
const listing = new Set(
  [...reachedFrom(root, 'client/site/search/ListingPage/ListingPage.tsx', true)].filter(
    (file) => !file.endsWith('.generated.ts'),
  ),
)

// Names of files are what doesn't compress, and the entry names every style sheet: the manifest tells what is whose.
// Both builds name fonts alike.
const assetFileNames = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.css'))
    ? 'assets/[hash:6][extname]'
    : 'assets/[name]-[hash:6][extname]'

/**
 * Two builds: `vite build -c client/vite.config.ts` for the browser (dist/client, with a manifest) and the same with
 * `--ssr client/entry.server.tsx` for the server (dist/server). Everything under /assets/ carries its hash and never changes.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  publicDir: 'client/public',
  appType: 'custom',
  plugins: [
    pageTexts(root),
    flagFiles(root),
    react(),
    formatjs({ removeDefaultMessage: command === 'build', ast: command === 'serve' }),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node26' : 'baseline-widely-available',
    // The first that know light-dark() themselves: what the build writes for older ones settles every token at the root,
    // and an area that turns itself dark stays light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: {
      // the server says which chunks a page needs; a polyfill for it would be one more inline script
      polyfill: false,
      // every page would carry the names of all pages' chunks; styles have to be known, scripts say themselves what they import
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames } }
      : {
          input: 'client/entry.client.tsx',
          // few files: they compress better together and ask for fewer round trips
          output: {
            entryFileNames: 'assets/[name]-[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                // releases rarely touch it, so it stays cached
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|intl-messageformat|@formatjs)\//,
                },
                // the rest of what every page needs
                { name: 'shell', tags: ['$initial'] },
                // most visits begin on a listing: what it shares with other pages comes in three pieces, by how many need it
                { name: 'kit', test: (id) => listing.has(id), minShareCount: 7 },
                { name: 'cards', test: (id) => listing.has(id), minShareCount: 4 },
                { name: 'search', test: (id) => listing.has(id), minShareCount: 2 },
                // few visitors come here: one file of styles each keeps names out of what everybody loads
                { name: 'crm', test: (id) => /client\/crm\/.*\.module\.css/.test(id) },
                {
                  name: 'development',
                  test: (id) => /client\/site\/development\/.*\.module\.css/.test(id),
                },
                { name: 'blog', test: (id) => /client\/site\/blog\/.*\.module\.css/.test(id) },
                {
                  name: 'company',
                  test: (id) =>
                    /client\/(?:features\/content\/TextPage|site\/company)\/.*\.module\.css/.test(
                      id,
                    ),
                },
                {
                  name: 'account',
                  test: (id) =>
                    /client\/(?:features\/account\/(?:LogIn|AccountFrame)|site\/account)\/.*\.module\.css/.test(
                      id,
                    ),
                },
              ],
            },
          },
        },
  },
  // texts come compiled, so the parser of their syntax stays out of the browser
  resolve: {
    alias: [
      {
        find: '@formatjs/icu-messageformat-parser',
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      { find: '@formatjs/fast-memoize', replacement: `${root}client/i18n/memoizeFormats.ts` },
    ],
  },
  // settled at build time: a server started without NODE_ENV would render with React's development half, at twice the cost
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // one React for everything the server renders; graphql is the server's own
  ssr: { noExternal: isSsrBuild ? true : undefined, external: ['graphql'] },
}))
