// After a build: prints the JavaScript that the first visit of a page transfers (brotli). Without a page it prints all pages,
// the heaviest first, and fails if a public page is above the budget:
//   node client/build/initialScripts.ts [client/site/tours/TourPage/TourPage.tsx]
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Manifest, pageAssets } from '../app/assets.ts'
import { type Locale, locales } from '#schema/codes/locales.ts'
import { everyPage, textFile } from '../i18n/textFiles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist/client')

/**
 * Maximum transfer size (brotli) of the scripts of a public page's first visit, in kilobytes of
 * 1,000 bytes.
 */
export const budgetKb = 130

/**
 * Returns the bytes that the server sends for a file: those of its `.br` file, if the file is large
 * enough to have one.
 */
const transferredBytes = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/**
 * Returns the transfer size of every script of a page's first visit (entry, imports, texts of a
 * language), in bytes.
 */
export function initialScripts(
  page: string | undefined,
  locale: Locale,
): { file: string; bytes: number }[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  if (page !== undefined && !manifest[page])
    throw new Error(
      `${page} is not in the build: build the client first, and pass the path of a page's component`,
    )
  const { entry, preloads } = pageAssets(
    manifest,
    [everyPage, page ?? ''].flatMap((name) => [textFile(name, locale), name]),
  )
  return [entry, ...preloads].map((file) => ({ file, bytes: transferredBytes(join(dist, file)) }))
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

const sum = (files: readonly { bytes: number }[]): number =>
  files.reduce((all, { bytes }) => all + bytes, 0)

/** Returns the transferred bytes of a page in its heaviest language. */
const total = (page: string): number =>
  Math.max(...locales.map((locale) => sum(initialScripts(page, locale))))

/** Returns whether the budget applies: visitors don't land on pages of the CRM or of developers. */
const isPublic = (page: string): boolean =>
  page.startsWith('client/site/') && !page.startsWith('client/site/development/')

const printPage = (page: string): void => {
  for (const locale of locales) {
    const files = initialScripts(page, locale)
    for (const { file, bytes } of files) console.log(`${kilobytes(bytes)}  ${file}`)
    console.log(`${kilobytes(sum(files))}  in all, ${locale}`)
  }
}

const printAll = (): void => {
  const pages = globSync('client/{site,crm}/**/*.route.{ts,tsx}', { cwd: root }).map((file) =>
    file.replace(/\.route\.tsx?$/, '.tsx'),
  )
  const rows = pages
    .map((page) => ({ page, bytes: total(page) }))
    .toSorted((a, b) => b.bytes - a.bytes)
  for (const { page, bytes } of rows) {
    const isAbove = isPublic(page) && bytes > budgetKb * 1000
    console.log(`${kilobytes(bytes)}  ${page}${isAbove ? `: above its ${budgetKb} kB` : ''}`)
    if (isAbove) process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [page] = process.argv.slice(2)
  if (page === undefined) printAll()
  else printPage(page)
}
