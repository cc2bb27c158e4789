import { fileURLToPath } from 'node:url'
import formatjs from '@formatjs/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flagFiles } from './build/flagFiles.ts'
import { reachedFrom } from './build/importGraph.ts'
import { pageTexts } from './build/pageTexts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/**
 * Source files of the listing page, where most visits begin, without its later parts, and without
 * documents, which only it uses.
 */
const listing = new Set(
  [...reachedFrom(root, 'client/site/search/ListingPage/ListingPage.tsx', true)].filter(
    (file) => !file.endsWith('.generated.ts'),
  ),
)

// file names don't compress, and the entry lists every stylesheet: these get a hash only, and the
// manifest maps them to sources. Both builds name fonts alike.
const assetFileNames = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.css'))
    ? 'assets/[hash:6][extname]'
    : 'assets/[name]-[hash:6][extname]'

/**
 * Defines two builds: `vite build -c client/vite.config.ts` for the browser (dist/client, with a
 * manifest) and the same with `--ssr client/entry.server.tsx` for the server (dist/server). Files
 * under /assets/ have a hash in their name and never change.
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
    // the first versions with native light-dark(): the build's fallback for older ones resolves
    // every token at the root, so a dark area on a light page would stay light
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: {
      // the server lists a page's chunks; a polyfill would only add another inline script
      polyfill: false,
      // otherwise every page would contain the names of all pages' chunks; styles must be listed,
      // but scripts import their own chunks
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames } }
      : {
          input: 'client/entry.client.tsx',
          // few files: they compress better together and need fewer round trips
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
                // everything else that every page needs
                { name: 'shell', tags: ['$initial'] },
                // most visits begin on a listing: its code shared with other pages is in three
                // chunks, by the number of pages that share it
                { name: 'kit', test: (id) => listing.has(id), minShareCount: 7 },
                { name: 'cards', test: (id) => listing.has(id), minShareCount: 4 },
                { name: 'search', test: (id) => listing.has(id), minShareCount: 2 },
                // few visitors come here: a single stylesheet each keeps names out of files that
                // everybody loads
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
  // texts are compiled, so the browser needs no parser for their syntax
  resolve: {
    alias: [
      {
        find: '@formatjs/icu-messageformat-parser',
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      { find: '@formatjs/fast-memoize', replacement: `${root}client/i18n/memoizeFormats.ts` },
    ],
  },
  // fixed at build time: a server started without NODE_ENV would use React's development build, at
  // twice the cost
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // one React for everything that the server renders; graphql is the server's own
  ssr: { noExternal: isSsrBuild ? true : undefined, external: ['graphql'] },
}))
